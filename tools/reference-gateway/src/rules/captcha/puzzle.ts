import { randomInt } from 'node:crypto';

/** What a captcha shows, and the one answer that solves it. */
export interface Puzzle {
  readonly shown: string;
  readonly solution: string;
}

// No answer is more likely than one in 900: four hundred blind tries solve none, most of the time.
const operands = (): readonly [large: number, small: number] => [randomInt(100, 1_000), randomInt(1, 100)];

/** A sum in signs that every reader knows, spaced so that it is read number by number. */
export function makeSum(): Puzzle {
  const [large, small] = operands();
  return { shown: `${large} + ${small}`, solution: String(large + small) };
}

/** Four digits, or a sum or difference with a positive result. */
export function makePuzzle(): Puzzle {
  const kind = randomInt(3);
  if (kind === 0) {
    const digits = String(randomInt(1000, 10_000));
    return { shown: digits, solution: digits };
  }
  const [large, small] = operands();
  return kind === 1
    ? { shown: `${large}+${small}=?`, solution: String(large + small) }
    : { shown: `${large}-${small}=?`, solution: String(large - small) };
}
