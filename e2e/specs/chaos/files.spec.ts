import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseBootDocument, type BootDocument } from 'shared-contracts/release/boot-document';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fullFilePlan, quickFilePlan, type FileNames } from '../../chaos/file-plan';
import { isFullForm } from '../../chaos/form';
import { writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { takeBeginnings } from '../../chaos/stage-set';
import { tryFile } from '../../chaos/try-file';
import { expect, test } from '../../support/fixtures';
import type { Site } from '../../support/site';

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
