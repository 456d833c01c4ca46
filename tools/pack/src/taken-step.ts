/** A step that was made, and how long it took. */
export interface TakenStep {
  readonly name: string;
  readonly ms: number;
}

/** Wide enough for the title of every step. */
const TITLE_WIDTH = 66;

/** The step as a row of a table: its name and its seconds. */
export function stepRow({ name, ms }: TakenStep): string {
  return `${name.padEnd(TITLE_WIDTH)} ${(ms / 1000).toFixed(1).padStart(7)} s\n`;
}

/** All steps together, as the last row of their table. */
export function sumRow(steps: readonly TakenStep[]): string {
  return stepRow({ name: 'all', ms: steps.reduce((sum, { ms }) => sum + ms, 0) });
}
