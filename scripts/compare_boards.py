"""Compares two pictures of one board: how far what is drawn around each hole and corner lies apart. Needs PyPI numpy, pillow."""

import sys

import numpy
from PIL import Image

ALLOWED = 0.5
# In pixels: how far a place is looked for, and half the side of what is looked at, in pitches.
REACH = 3
HALF = 0.47
# Around the pictures, in pixels, so that what is looked at at their rims lies inside.
MARGIN = 64
ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]
# The design's tips and inner corners of the silhouette.
TIPS = ["a1", "e1", "m1", "q1", "m13", "e13"]


def holes():
    """Name and place of every hole in pitches from the centre; y grows downwards."""
    for row, count in enumerate(ROWS):
        for number in range(1, count + 1):
            yield f"{'abcdefghijklmnopq'[row]}{number}", (2 * (number - 1) - (count - 1)) / 2, (8 - row) * 0.75**0.5


def read(path, paper):
    """How light each pixel is over the paper, with a margin as light as the picture's rim."""
    picture = Image.open(path).convert("RGBA")
    whole = Image.alpha_composite(Image.new("RGBA", picture.size, paper), picture).convert("RGB")
    light = numpy.asarray(whole, dtype=float) @ [0.299, 0.587, 0.114]
    return numpy.pad(light, MARGIN, mode="edge")


def between(scores, best):
    """Where the smallest of three neighbouring scores lies, as a part of a pixel."""
    before, here, after = scores[best - 1 : best + 2]
    bend = before - 2 * here + after
    return 0.0 if bend <= 0 else 0.5 * (before - after) / bend


def shift(one, other, x, y, half):
    """By how many pixels the other picture lies aside around a place; none where nothing is drawn there."""
    top, left = round(y) - half, round(x) - half
    size = 2 * half + 1
    patch = one[top : top + size, left : left + size]
    if patch.std() < 2:
        return None
    patch = (patch - patch.mean()) / patch.std()
    span = range(-REACH, REACH + 1)
    scores = numpy.empty((len(span), len(span)))
    for i, dy in enumerate(span):
        for j, dx in enumerate(span):
            moved = other[top + dy : top + dy + size, left + dx : left + dx + size]
            deviation = moved.std() or 1.0
            scores[i, j] = (((moved - moved.mean()) / deviation - patch) ** 2).mean()
    i, j = numpy.unravel_index(scores.argmin(), scores.shape)
    if not (0 < i < len(span) - 1 and 0 < j < len(span) - 1):
        return float(REACH)
    return float(numpy.hypot(span[i] + between(scores[:, j], i), span[j] + between(scores[i, :], j)))


def main(first, second):
    # Android's view draws nothing beside the board; the other picture has the paper there.
    paper = Image.open(second).convert("RGBA").getpixel((0, 0))
    one, other = read(first, paper), read(second, paper)
    if one.shape != other.shape:
        sys.exit(f"compare-boards: the pictures differ in size: {one.shape[::-1]} and {other.shape[::-1]}")
    height, width = one.shape
    # Two pixels for each dp; 16 dp stay free beside the holes' box, which is 13 pitches wide.
    pitch = (width - 2 * MARGIN - 2 * 16) / 13
    centre = (width / 2, height / 2 - 0.065 * pitch)
    half = round(HALF * pitch)
    apart = {}
    for name, x, y in holes():
        apart[name] = shift(one, other, centre[0] + x * pitch, centre[1] + y * pitch, half)
        if name in TIPS:
            # The rim beyond the tip.
            out = 1 + 0.62 / numpy.hypot(x, y)
            apart[f"rim at {name}"] = shift(one, other, centre[0] + x * out * pitch, centre[1] + y * out * pitch, half)
    seen = {name: distance for name, distance in apart.items() if distance is not None}
    if len(seen) < 121:
        sys.exit(f"compare-boards: only {len(seen)} places show anything")
    worst = max(seen, key=seen.get)
    print(f"compare-boards: {len(seen)} places, at most {seen[worst]:.2f} px apart ({worst}), "
          f"{numpy.mean(list(seen.values())):.2f} px on average")
    for name, distance in sorted(seen.items()):
        if distance > ALLOWED:
            print(f"{name}: {distance:.2f} px apart")
    sys.exit(seen[worst] > ALLOWED)


main(*sys.argv[1:])
