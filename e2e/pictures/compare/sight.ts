import { writeFileSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { expect } from '../../support/fixtures';
import { tooWide } from '../../support/too-wide';
import { differenceOf, liveliness, SQUARE, type Difference } from './difference';
import type { KeptFolder } from './kept-folder';
import { keepable, pixelsOf, sideBySide } from './kept-picture';
import { BLANK_BELOW, isAlike } from './limits';
import { still, type Waiting } from './stage';

/** How long a screen may take to look as its picture. */
const PATIENCE = { timeout: 5000, intervals: [50, 50, 100, 200, 400] };

/** A screen that is open, and what its picture is called. */
export interface Sight {
  readonly page: Page;
  readonly waiting: Waiting;
  readonly folder: KeptFolder;
  readonly name: string;
}

/** Looks at a screen that have to be the same before it is taken for come to rest. */
const SAME_LOOKS = 3;

/** The screen as it stands when nothing is on its way and it looks the same again and again. */
async function standing({ page, waiting, name }: Sight): Promise<Buffer> {
  let last = await keepable(await still(page));
  let same = 1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await keepable(await still(page));
        same = waiting.isOver() && before.equals(last) ? same + 1 : 1;
        return same;
      },
      { ...PATIENCE, message: `${name} comes to rest` },
    )
    .toBeGreaterThanOrEqual(SAME_LOOKS);
  return last;
}

async function expectDrawn({ page, name }: Sight, picture: Buffer): Promise<void> {
  expect.soft(liveliness(await pixelsOf(picture)), `${name} has something on it`).toBeGreaterThan(BLANK_BELOW);
  expect.soft(await tooWide(page), `${name} is no wider than the phone`).toEqual([]);
}

/** Keeps a screen as it is now. A picture that is still the same to look at stays, so that only what changed is new. */
export async function keepPicture(sight: Sight): Promise<void> {
  const { folder, name } = sight;
  const picture = await standing(sight);
  await expectDrawn(sight, picture);
  const kept = folder.read(name);
  if (kept === undefined || !isAlike(differenceOf(await pixelsOf(kept), await pixelsOf(picture))))
    folder.write(name, picture);
}

function inWords({ mean, worst, at }: Difference): string {
  const [left, top] = [at.left * 2, at.top * 2];
  return `${mean.toFixed(2)} in the mean, ${worst.toFixed(1)} in the ${SQUARE * 2} px square at ${left}, ${top}`;
}

/** Holds a screen against its kept picture; where that says nothing it is only seen that it draws. */
export async function expectKept(sight: Sight, isCompared: boolean): Promise<void> {
  const { page, folder, name } = sight;
  const kept = folder.read(name);
  if (isCompared) expect.soft(kept, `${name} has a picture (pnpm pictures:compare --write)`).toBeDefined();
  if (kept === undefined || !isCompared) {
    await expectDrawn(sight, await standing(sight));
    return;
  }
  const before = await pixelsOf(kept);
  let now = kept;
  let verdict = '';
  await expect
    .poll(async () => {
      now = await keepable(await still(page));
      const difference = differenceOf(before, await pixelsOf(now));
      verdict = isAlike(difference) ? 'alike' : inWords(difference);
      return verdict;
    }, PATIENCE)
    .toBe('alike')
    .catch(() => undefined);
  await expectDrawn(sight, now);
  if (verdict !== 'alike') {
    const file = test.info().outputPath(`${name}.png`);
    writeFileSync(file, await sideBySide([kept, now]));
    verdict += `; kept and now: ${file}`;
  }
  expect.soft(verdict, `${name} looks as its picture`).toBe('alike');
}
