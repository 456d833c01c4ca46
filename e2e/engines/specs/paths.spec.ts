import { PATHS } from 'shared-contracts/paths';
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { askDetailQueries } from '../../support/detail-queries';
import {
  frameTable,
  PERSONAS,
  rowsFirstSeenBy,
  type FrameRow,
  type Persona,
} from '../../support/page-tables/frame-table';
import { sourceTable } from '../../support/page-tables/source-table';
import { expect, test } from '../fixtures';
import type { Phone } from '../phone/phone';
import { expectDrawn, signInAs } from '../steps';
import { takeTurns } from '../plan/turns';

const SOURCES = await sourceTable();

/** Who sees the paths of which package first: together every path of the site that anybody is shown. */
const WALKS = PERSONAS.flatMap((who) => {
  const owners = new Set(rowsFirstSeenBy(who, SOURCES).map(({ owner }) => owner));
  return [...owners].map((owner): readonly [who: Persona, owner: PackageName] => [who, owner]);
});
const turn = takeTurns(0);

async function tableOf(phone: Phone): Promise<readonly FrameRow[]> {
  await phone.open(PATHS.settings);
  await phone.ready('settings');
  return frameTable(parseBootDocument(await phone.evaluate(() => document.querySelector('#boot')?.textContent ?? '')));
}

async function visit(phone: Phone, { path, screen }: FrameRow, query: string): Promise<void> {
  await phone.open(`${path}${query}`);
  // The document at /vip.html has no site around it.
  if (path === PATHS.vipDocument) await phone.shown({ role: 'heading' });
  else await phone.ready(screen);
  await expectDrawn(phone, `${path} is not blank`);
}

for (const [who, owner] of WALKS)
  test(
    `every path of ${owner} is drawn for who sees it first: ${who}`,
    { tag: turn() },
    async ({ phone, control, site, expectFaults }) => {
      // An agent without an hourly contract is answered so.
      if (who === 'agent') expectFaults(/404/);
      // The page that starts a trial stays as long as the start takes.
      if (owner === 'mfe-account') await control.scenario('trial', { answers: { 'R-08': { delayMs: 6000 } } });
      if (who === 'member' || who === 'agent') await signInAs(phone, `demo_${who}`);
      const rows = rowsFirstSeenBy(who, await tableOf(phone)).filter((row) => row.owner === owner);
      expect(rows.length, 'paths of this walk').toBeGreaterThan(0);
      test.setTimeout(30_000 + rows.length * 25_000);
      const queries = await askDetailQueries(site.url);
      for (const row of rows) await test.step(row.path, () => visit(phone, row, queries[row.path] ?? ''));
    },
  );

test('the walks leave out no path that anybody is shown', { tag: turn() }, async ({ phone }) => {
  const table = await tableOf(phone);
  const walked = WALKS.flatMap(([who, owner]) => rowsFirstSeenBy(who, table).filter((row) => row.owner === owner));
  const shown = PERSONAS.flatMap((who) => rowsFirstSeenBy(who, table));
  expect(shown.filter((row) => !walked.includes(row)).map(({ path }) => path)).toEqual([]);
  expect(new Set(walked).size).toBe(walked.length);
});
