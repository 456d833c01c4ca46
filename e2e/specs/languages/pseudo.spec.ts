import { tableText } from 'services/document-table';
import { keepResult } from 'services/results';
import { PATHS } from 'shared-contracts/paths';
import { detailQueries } from '../../support/detail-queries';
import { expect, test } from '../../support/fixtures';
import { MAIN_SCREENS, type FrameRow, type Persona } from '../../support/page-tables/frame-table';
import {
  cutTexts,
  hardCodedTexts,
  overlappingTexts,
  SaidByGateway,
  unmarked,
} from '../../support/page-checks/language-faults';
import { withoutLiveChannel } from '../../support/live';
import { clippedWords } from '../../support/page-checks/own-words';
import { moveTo } from '../../support/page-frame';
import { OPENING, pseudoChunk, pseudoPage, pseudoText, speakPseudo } from '../../support/page-checks/pseudo-language';
import { rowsFirstShownTo, rowsShownTo, tableOn } from '../../support/page-tables/shown-rows';
import { screenOf, signIn } from '../../support/steps';

/** `pnpm e2e:pseudo` looks at every screen; a usual run at those that most people see. */
const isWhole = process.env['PSEUDO'] === 'all';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The screens that this person is the first to see, or the main ones of those that are shown. */
function rowsFor(who: Persona, table: readonly FrameRow[]): readonly FrameRow[] {
  const shown = isWhole ? rowsFirstShownTo(who, table) : rowsShownTo(who, table);
  return shown.filter(({ path }) => (isWhole ? path !== PATHS.trial : MAIN_SCREENS[who].includes(path)));
}

/** Screens and what was found on each: texts of no file, texts without room, texts one over another. */
const looks: (readonly [screen: string, ...faults: string[]])[] = [];
const PEOPLE = ['visitor', 'member', 'agent'] as const;
/** Those who were shown all of theirs. */
const walks = new Set<Persona>();

for (const who of PEOPLE) {
  test(`every text comes from the files of texts and has room, for ${who}`, async ({ page, control, expectFaults }) => {
    await withoutLiveChannel(control);
    test.setTimeout(isWhole ? 300_000 : 120_000);
    expectFaults(/agent\/contracts|preload/);
    const said = new SaidByGateway(page);
    if (who !== 'visitor') await signIn(page, `demo_${who}`);
    await speakPseudo(page);
    await page.goto(PATHS.settings);
    await expect(screenOf(page, 'settings')).toBeVisible();
    const queries = await detailQueries(page);
    for (const row of rowsFor(who, await tableOn(page))) {
      await moveTo(page, `${row.path}${queries[row.path] ?? ''}`);
      await expect(screenOf(page, row.screen)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const faults = {
        hardCoded: await hardCodedTexts(page, said),
        cut: [...(await cutTexts(page)), ...(await clippedWords(page)).filter((words) => words.includes(OPENING))],
        overlapping: await overlappingTexts(page),
      };
      looks.push([row.path, ...Object.values(faults).map(({ length }) => String(length))]);
      expect.soft(faults, row.path).toEqual({ hardCoded: [], cut: [], overlapping: [] });
    }
    walks.add(who);
  });
}

test('a whole look came to the end of every walk, and keeps what it found', () => {
  if (!isWhole) return;
  expect([...walks]).toEqual(PEOPLE);
  const total = [1, 2, 3].map((column) => String(looks.reduce((sum, look) => sum + Number(look[column]), 0)));
  const rows = [['screen', 'from no file', 'cut', 'overlapping'], ...looks, [`all ${looks.length}`, ...total]];
  keepResult('pseudo.md', tableText(rows, [1, 2, 3]));
});

test('the run sees a text of no file, one that is cut, and one over another', async ({ page }) => {
  const said = new SaidByGateway(page);
  await speakPseudo(page);
  await page.goto(PATHS.settings);
  await expect(screenOf(page, 'settings')).toBeVisible();
  expect(await page.getByRole('main').innerText()).toContain('⟦');
  await page.getByRole('main').evaluate((main) => {
    const add = (text: string, style: string): void => {
      const line = main.appendChild(document.createElement('p'));
      line.append(text);
      line.setAttribute('style', style);
      for (const rule of style.split(';')) line.style.setProperty(...(rule.split(':') as [string, string]));
    };
    add('Written in code', 'margin:0');
    add('⟦A text without room for it⟧', 'width:60px;overflow:hidden;white-space:nowrap');
    add('⟦one over another⟧', 'margin-top:-18px');
  });
  expect(await hardCodedTexts(page, said)).toEqual([expect.stringContaining('Written in code')]);
  expect(await cutTexts(page)).toEqual([expect.stringContaining('without room')]);
  expect(await overlappingTexts(page)).toEqual([expect.stringContaining('one over another')]);
});

test('texts keep their places for values, and are known by their marks', () => {
  expect(pseudoText('Deposit {{amount}}')).toBe('⟦Dèpòšìt {{amount}}ōōō⟧');
  expect(pseudoChunk(`e.exports=JSON.parse('{"a":"It\\'s","b":["No"]}')`)).toBe(
    String.raw`e.exports=JSON.parse("{\"a\":\"⟦Ìt'šōō⟧\",\"b\":[\"⟦Ñòō⟧\"]}")`,
  );
  const page = pseudoPage(
    '<meta http-equiv="Content-Security-Policy" content="x"><script type="importmap">{"imports":{},"integrity":{"a":"b"}}</script>' +
      '<script type="application/json" id="boot">{"title":{"CN":"甲","EN":"Help"}}</script>',
  );
  expect(page).toBe(
    '<script type="importmap">{"imports":{},"integrity":{"a":""}}</script>' +
      '<script type="application/json" id="boot">{"title":{"CN":"甲","EN":"⟦Hèlpōō⟧"}}</script>',
  );
  expect([unmarked('⟦a ⟦b⟧ c⟧ 12 VIP 3'), unmarked('⟦a⟧ hard coded'), unmarked('the end⟧')]).toEqual([
    '12   3',
    'hard coded',
    '',
  ]);
});
