import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseBootDocument, type BootDocument } from 'shared-contracts/release/boot-document';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import { FEED_PATH } from 'shared-contracts/release/feed';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fullFilePlan, quickFilePlan, type FileNames } from '../../chaos/file-plan';
import { isFullForm } from '../../chaos/form';
import { writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { takeBeginnings } from '../../chaos/stage-set';
import { tryFile } from '../../chaos/try-file';
import { comesBack, OPEN_PATHS, walk } from '../../chaos/walk';
import { expect, test } from '../../support/fixtures';
import { comeBack } from '../../support/page-time';
import type { Site } from '../../support/site';
import { screenOf } from '../../support/steps';

/** What the browser says of a file that does not come or is not what it should be. */
const OF_THE_BROWSER = /Failed to|integrity|ERR_|MIME type|Refused to|dynamically imported|preload/i;

async function bootOf(site: Site): Promise<BootDocument> {
  const page = await (await fetch(`${site.url}/m/home`)).text();
  const [, text = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page) ?? [];
  return parseBootDocument(text);
}

function namesIn(site: Site): FileNames {
  return (name: PackageName, version: string) => {
    const file = path.join(site.home, 'store/descriptors', name, `${version}.json`);
    const { files } = parseDescriptor(JSON.parse(readFileSync(file, 'utf8')));
    return files.map((one) => one.name).filter((one) => /\.(mjs|css)$/.test(one));
  };
}

test('files that do not come as they were published', async ({ page, site, context, expectFaults }) => {
  test.setTimeout(isFullForm ? 3_600_000 : 120_000);
  expectFaults(OF_THE_BROWSER);
  await page.clock.install();
  await writeDownAnnouncements(context);
  await takeBeginnings(page);
  const boot = await bootOf(site);
  const plan = (isFullForm ? fullFilePlan : quickFilePlan)(boot, namesIn(site));
  const wrong: string[] = [];
  for (const one of plan)
    await test.step(`${one.package} ${one.kind} ${one.file}: ${one.fault}`, async () => {
      const problems = await tryFile(page, site.url, one);
      keepResults('files', [{ kind: one.fault, name: `${one.package} ${one.kind} ${one.file}`, problems }]);
      if (problems.length > 0)
        wrong.push(`${one.package} ${one.kind} ${one.file}, ${one.fault}: ${problems.join('; ')}`);
    });
  expect(wrong).toEqual([]);
});

// Part of the whole alone.
if (isFullForm) {
  test('the origin goes away in the middle: every section says so, and comes when it is back', async ({
    page,
    context,
    expectFaults,
  }) => {
    expectFaults(OF_THE_BROWSER);
    await writeDownAnnouncements(context);
    await page.goto('/m/home');
    await expect(screenOf(page, 'home')).toBeVisible();
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    const whileAway = await walk(page, OPEN_PATHS);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const problems = [...whileAway, ...(await comesBack(page, OPEN_PATHS))];
    keepResults('files', [{ kind: 'the origin goes away', name: '', problems }]);
    expect(problems).toEqual([]);
  });

  test('a state of the releases that cannot be believed changes nothing', async ({ page, site, expectFaults }) => {
    expectFaults(/Failed to load resource/);
    const genuine = await (await fetch(`${site.url}${FEED_PATH}`)).text();
    const { payload, signatures } = JSON.parse(genuine) as { payload: string; signatures: unknown[] };
    const older = JSON.stringify({ payload: payload.replace(/"revision":\d+/, '"revision":1'), signatures });
    const answers: readonly (readonly [string, number, string])[] = [
      ['nothing', 200, ''],
      ['half of it', 200, genuine.slice(0, genuine.length / 2)],
      ['a page', 200, '<!doctype html><title>Sign in</title>'],
      ['an older one, signed for another', 200, older],
      ['unsigned', 200, JSON.stringify({ payload, signatures: [] })],
      ['none', 404, 'Not found'],
      ['a fault', 500, ''],
    ];
    let turn = 0;
    await page.clock.install();
    await page.route(`**${FEED_PATH}`, (route) => {
      const [, status, body] = answers[turn] ?? ['', 500, ''];
      return route.fulfill({ status, body, contentType: 'application/json' });
    });
    await page.goto('/m/activity');
    await expect(screenOf(page, 'activity')).toBeVisible();
    await page.clock.fastForward(10_000);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    for (turn = 0; turn < answers.length; turn += 1)
      await test.step(answers[turn]?.[0] ?? '', async () => {
        const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === FEED_PATH);
        await expect(async () => {
          await page.clock.fastForward(61_000);
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await comeBack(page);
          expect(
            await Promise.race([asked.then(() => true), page.evaluate(() => fetch('/m/home').then(() => false))]),
          ).toBe(true);
        }).toPass();
        await expect(screenOf(page, 'activity')).toBeVisible();
        await expect(page.getByRole('region', { name: 'Update' })).toHaveCount(0);
      });
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    keepResults(
      'files',
      answers.map(([name]) => ({ kind: 'a state of the releases that nobody can believe', name, problems: [] })),
    );
  });
}
