import StarhopCore

/// The time that a move may take, where the game has a limit. The core counts; this only says how late it is.
extension GameModel {
    /// The person pauses, and nothing is moved until the game goes on.
    public func pauseClock() { holdClock(.person) }

    /// The person is there.
    public func resumeClock() { releaseClock(.person) }

    /// The board is in sight. A game that has just been started goes on at once; one that was left waits.
    public func beginClock() {
        if state.ply == 0 { resumeClock() }
    }

    public func holdClock(_ why: ClockHold) {
        guard clock != nil else { return }
        show(proxy.hold(now(), why))
    }

    public func releaseClock(_ why: ClockHold) {
        guard clock != nil else { return }
        show(proxy.release(now(), why))
    }

    /// Whether the person to move has paused, so that the board takes no move.
    public var isPaused: Bool { clock?.isPaused == true && clock?.isTimed == true }

    /// Tells the clock the time. False if the turn had run out, so that it has passed.
    @discardableResult
    func tellTime() -> Bool {
        guard clock != nil else { return true }
        do {
            let tick = try proxy.tick(now())
            show(tick.face)
            guard let timedOut = tick.timedOut else { return true }
            stopThinking()
            change(to: timedOut)
            return false
        } catch {
            problem = Problem(error)
            return true
        }
    }

    /// After a change of the game, which holds the clock as long as something moves.
    func followClock() {
        guard clock != nil else { return }
        if choreography.task == nil { releaseClock(.animation) } else { holdClock(.animation) }
    }

    private func show(_ face: ClockFace?) {
        clock = face
        clockTask?.cancel()
        clockTask = nil
        guard let face, face.isRunning else { return }
        if face.isLow { cues.tick() }
        let sleep = sleep
        clockTask = Task { [weak self] in
            await sleep(.milliseconds(face.untilNextSecond))
            guard !Task.isCancelled else { return }
            self?.clockTask = nil
            self?.tellTime()
        }
    }
}
