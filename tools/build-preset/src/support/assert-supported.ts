import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FLOOR, type Floor } from '../workspace/browsers';
import { GUARDED_CALLS, HARMLESS_STYLES } from './guarded-uses';
import { newerInScript, type NewerUse } from './newer-scripts';
import { newerInStyle } from './newer-styles';

/** `text-wrap: balance` is `text-wrap` with a word; what is harmless as a whole is so with each. */
function isHarmless({ feature }: NewerUse): boolean {
  return HARMLESS_STYLES.some((style) => feature === style.feature || feature.startsWith(`${style.feature}: `));
}

function isGuarded({ feature }: NewerUse): boolean {
  return GUARDED_CALLS.some((call) => call.feature === feature);
}

/** What of a built file an oldest supported engine lacks, without what is known to do no harm. */
export function unsupportedIn(name: string, text: string, floor: Floor): readonly NewerUse[] {
  if (/\.m?js$/.test(name)) return newerInScript(text, floor).filter((use) => !isGuarded(use));
  return name.endsWith('.css') ? newerInStyle(text, floor).filter((use) => !isHarmless(use)) : [];
}

/**
 * Throws where a built file, libraries included, calls or styles with something that an oldest supported browser lacks, or
 * is written in syntax it cannot read.
 */
export function assertSupported(output: string, floor: Floor = FLOOR): void {
  const faults = readdirSync(output).flatMap((name) => {
    try {
      const uses = unsupportedIn(name, readFileSync(path.join(output, name), 'utf8'), floor);
      return uses.map(({ feature, missingIn }) => `${name}: ${feature} is not in ${missingIn.join(', ')}`);
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (faults.length > 0)
    throw new Error(
      `${faults.join('\n')}\nTake something older, or state the guard in tools/build-preset/src/support/guarded-uses.ts`,
    );
}
