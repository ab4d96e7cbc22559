@testable import StarhopKit

/// Keeps what it was asked to play.
@MainActor
final class SoundRecorder: SoundClient {
    private(set) var played: [Sound] = []
    private(set) var isReady = false

    func prepare() { isReady = true }
    func play(_ sound: Sound, volume: Double) { played.append(sound) }
    func release() { isReady = false }
    func forget() { played = [] }
}

@MainActor
final class HapticRecorder: HapticClient {
    private(set) var played: [Haptic] = []

    func play(_ haptic: Haptic) { played.append(haptic) }
    func forget() { played = [] }
}
