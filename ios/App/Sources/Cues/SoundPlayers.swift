import AVFoundation
import StarhopKit

/// Plays the files of the bundle. The ambient session mixes with other audio and obeys the silent switch.
final class SoundPlayers: SoundClient {
    /// The same sound can begin again before it has ended.
    private static let atOnce = 2

    private var players: [Sound: [AVAudioPlayer]] = [:]

    func prepare() {
        guard players.isEmpty else { return }
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        for sound in Sound.all {
            guard let url = Bundle.main.url(forResource: sound.file, withExtension: "wav") else { continue }
            let ready = (0..<Self.atOnce).compactMap { _ in try? AVAudioPlayer(contentsOf: url) }
            for player in ready { player.prepareToPlay() }
            players[sound] = ready
        }
    }

    func play(_ sound: Sound, volume: Double) {
        prepare()
        guard let ready = players[sound], let player = ready.first(where: { !$0.isPlaying }) ?? ready.first else {
            return
        }
        player.currentTime = 0
        player.volume = Float(volume)
        player.play()
    }

    func release() { players = [:] }
}
