import StarhopCore

/// What an exercise sounds and feels like.
extension ExerciseModel {
    func felt(_ earlier: Selection) {
        if let chain = selection.chain, chain.hops > earlier.chain?.hops ?? 0 {
            cues.landed(hops: chain.hops)
        } else if let hole = selection.hole, hole != earlier.hole {
            cues.select()
        }
    }

    /// What is right is heard when it has been seen, what is wrong at once.
    func felt(_ answer: ExerciseAnswer) {
        if answer.snapshot.solved {
            arrives = true
        } else if answer.right {
            cues.tick()
        } else {
            cues.refuse()
        }
    }

    /// Everything stands where it belongs.
    func arrive() {
        if arrives { cues.arrived(.goal) }
        arrives = false
    }
}
