import app.starhop.core.Exercise;
import app.starhop.core.GameLibrary;
import app.starhop.core.GameSetup;
import app.starhop.core.Match;
import app.starhop.core.MatchException;
import app.starhop.core.PlayerKind;
import app.starhop.core.PlayerSetup;
import app.starhop.core.Preset;
import app.starhop.core.RuleSet;
import app.starhop.core.Search;
import app.starhop.core.Snapshot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/** Uses the core through bindings that R8 has shrunk and renamed: records, objects, errors and a search. */
class Smoke {
  private static final int PLIES = 6;

  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("shrunk");
    try (GameLibrary library = GameLibrary.Companion.open(folder.toString())) {
      play(library);
      learn(library);
    } finally {
      try (var files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }
  }

  private static void play(GameLibrary library) throws Exception {
    List<PlayerSetup> players =
        List.of(
            new PlayerSetup("Ada", PlayerKind.Person.INSTANCE), new PlayerSetup("", new PlayerKind.Computer(2)));
    try (Match match = library.start(new GameSetup(new RuleSet(Preset.PLYYARD, List.of()), players, null, null))) {
      while (match.snapshot().getPly() < PLIES) {
        if (match.snapshot().getComputerToMove()) {
          try (Search search = match.search()) {
            search.run();
            match.playFound(search);
          }
        } else {
          match.play(match.legalMoves().get(0).getPath());
        }
      }
      refuse(match);
      Snapshot played = match.snapshot();
      expect(library.shelf().getGames().size() == 1, "one game is saved");
      expect(played.getPieces().length() == 121 && played.getPly() == PLIES, "the snapshot tells the position");
    }
  }

  private static void refuse(Match match) {
    Exception refused = null;
    try {
      match.play(List.of(0, 500));
    } catch (Exception thrown) {
      refused = thrown;
    }
    expect(refused instanceof MatchException.Illegal, "a move off the board is refused, not " + refused);
  }

  private static void learn(GameLibrary library) throws Exception {
    try (var learning = library.learning();
        Exercise task = learning.task("line", "stay", 20_000)) {
      expect(task.say(false) != null, "an exercise answers");
    }
  }

  private static void expect(boolean holds, String what) {
    if (!holds) throw new AssertionError("not so: " + what);
  }
}
