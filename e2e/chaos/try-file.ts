import type { Page } from '@playwright/test';
import { FILE_WAIT_MS, SpoiltFile } from './faults/file-faults';
import type { FileCase } from './file-plan';
import { setStage } from './stage-set';
import { retryNames } from './words';
import { whenSettled } from './walk';

/** How a case went. */
export interface FileTrial {
  /** Whether the page asked for the file at all. */
  readonly wasAsked: boolean;
  readonly problems: readonly string[];
}

/** Opens the page that needs a file which is not as published, then has it as it should be. */
export async function tryFile(page: Page, url: string, one: FileCase): Promise<FileTrial> {
  await setStage(page, url, one, one.language);
  const spoilt = await SpoiltFile.of(page, `/r/${one.package}/${one.file}`, one.fault);
  const problems = await openPage(page, one).finally(() => spoilt.mend(page));
  const { wasAsked } = spoilt;
  if (problems.length > 0 || !wasAsked) return { wasAsked, problems };
  const retry = page.getByRole('button', { name: retryNames() });
  // A section may have come by itself meanwhile.
  if ((await retry.count()) > 0)
    await retry
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  const left = await whenSettled(page, ({ screen }) => screen !== 'failed' && screen !== 'not started');
  return { wasAsked, problems: left.map((problem) => `afterwards: ${problem}`) };
}

async function openPage(page: Page, { at, fault }: FileCase): Promise<readonly string[]> {
  await page.goto(at, { waitUntil: 'commit' });
  if (fault !== 'slow') return whenSettled(page);
  let problems: readonly string[] = [];
  // The limit of a load begins with it, which may be after another has failed.
  for (let turn = 0; turn < 6; turn += 1) {
    await page.clock.fastForward(FILE_WAIT_MS);
    problems = await whenSettled(page, undefined, 1500);
    if (problems.length === 0) break;
  }
  return problems;
}
