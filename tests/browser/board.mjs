const rows = 'qponmlkjihgfedcba';
const lengths = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
const seats = { red: '1', green: '2', sky: '3', blue: '4', yellow: '5', pink: '6' };

/** The labels of the holes on the screen by the holes' names; undefined where there is no whole board. */
export function holes(state) {
  const labels = new Map();
  for (const { label } of state.nodes) {
    const hole = /^([a-q]\d{1,2}), (.+)$/.exec(label);
    if (hole) labels.set(hole[1], hole[2]);
  }
  return labels.size === 121 ? labels : undefined;
}

/** The position in notation, as the labels tell it, with the given seat to move. */
export function position(labels, seat) {
  const standing = (name) => seats[/^(\w+) \w+ piece/.exec(labels.get(name))?.[1]] ?? '.';
  const row = (letter, index) => Array.from({ length: lengths[index] }, (_, number) => standing(`${letter}${number + 1}`)).join('');
  return `${[...rows].map(row).join('/')} ${seat}`;
}

/** Whether the person has a move to make: the own pieces then tell how many targets they have. */
export function isYourMove(labels) {
  return [...labels.values()].some((label) => /piece, yours.* targets?$/.test(label));
}

/** The seat whose pieces can be moved now. */
export function mover(labels) {
  const piece = [...labels.values()].find((label) => /piece, yours.* targets?$/.test(label));
  return Number(seats[/^\w+/.exec(piece)[0]]);
}
