import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releasedPackages } from 'services/section-folders';
import { parseBootDocument, type BootDocument } from 'shared-contracts/release/boot-document';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { fullFilePlan, mayWait, quickFilePlan, type FileCase, type FileNames } from '../../chaos/file-plan';
import { isFullForm, ONLY } from '../../chaos/form';
import { writeDownAnnouncements } from '../../chaos/page-state';
import { keepResults } from '../../chaos/results';
import { takeBeginnings } from '../../chaos/stage-set';
import { tryFile } from '../../chaos/try-file';
import { expect, test, watchFaults } from '../../support/fixtures';
import { ROOT } from '../../support/places';
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

/** One test each takes a package of the whole; the short form is small enough for one page. */
const PARTS: readonly (PackageName | undefined)[] = isFullForm ? releasedPackages(ROOT) : [undefined];

function kindOf({ kind, fault }: FileCase, wasAsked: boolean): string {
  return wasAsked ? fault : `${kind}: no page asks for it by being opened`;
}

for (const only of PARTS)
  test(`files that do not come as they were published${only === undefined ? '' : `: ${only}`}`, async ({
    page,
    site,
    context,
    expectFaults,
  }) => {
    test.setTimeout(isFullForm ? 2_400_000 : 240_000);
    expectFaults(OF_THE_BROWSER);
    await page.clock.install();
    await writeDownAnnouncements(context);
    await takeBeginnings(page);
    const boot = await bootOf(site);
    const names = namesIn(site);
    const wrong: string[] = [];
    const unasked = new Set<string>();
    const heard: string[] = [];
    watchFaults(page, heard);
    for (const one of only === undefined ? quickFilePlan(boot, names) : fullFilePlan(boot, names, only)) {
      if (unasked.has(one.file) || !one.file.includes(ONLY.file ?? '')) continue;
      const name = `${one.package} ${one.kind} ${one.file}`;
      await test.step(`${name}: ${one.fault}`, async () => {
        const { wasAsked, problems } = await tryFile(page, site.url, one);
        const all = [
          ...problems,
          // What a page's beginning names, and what the short form tries, is asked for.
          ...(wasAsked || mayWait(one) ? [] : ['its page did not ask for it']),
          ...heard.splice(0).filter((fault) => !OF_THE_BROWSER.test(fault)),
        ];
        if (!wasAsked) unasked.add(one.file);
        keepResults('files', [{ kind: kindOf(one, wasAsked), name, problems: all }]);
        if (all.length > 0) wrong.push(`${name}, ${one.fault}: ${all.join('; ')}`);
      });
    }
    expect(wrong).toEqual([]);
  });
