/** More typing errors than this are no typing error. */
const MAXIMUM_DISTANCE = 2;

/** Letters to insert, remove, replace or swap with their neighbour. */
export function editDistance(first: string, second: string): number {
  const rows = Array.from({ length: first.length + 1 }, (_, row) =>
    Array.from({ length: second.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.MAX_SAFE_INTEGER;
  for (let row = 1; row <= first.length; row += 1) {
    for (let column = 1; column <= second.length; column += 1) {
      const [here, there] = [first[row - 1], second[column - 1]];
      const isSwapped = row > 1 && column > 1 && here === second[column - 2] && first[row - 2] === there;
      const line = rows[row] ?? [];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(here !== there),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.MAX_SAFE_INTEGER,
      );
    }
  }
  return at(first.length, second.length);
}

/** The name that was probably meant; undefined when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const candidates = names
    .map((name) => ({ name, distance: name.startsWith(typed) && typed.length > 2 ? 1 : editDistance(typed, name) }))
    .filter(({ name, distance }) => distance <= MAXIMUM_DISTANCE && distance < name.length);
  return candidates.toSorted((first, second) => first.distance - second.distance)[0]?.name;
}

/** Completes a refusal with the name that was probably meant. */
export function meantNote(typed: string, names: readonly string[]): string {
  const name = nearestName(typed, names);
  return name === undefined ? '' : `; did you mean ${name}?`;
}
