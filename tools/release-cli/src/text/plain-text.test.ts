import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { setSwitch } from '../edits/layer-edits';
import { readMap } from '../map/read-map';
import { saveSettings } from '../test-support/save-settings';
import { mapKey } from '../store/keys';
import { merchantFixture, settingsFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { contentsOf, runMfe } from '../test-support/run-mfe';
import { sealDocument } from '../trust/signed-document';
import { assertPlainText, shownJson, shownText } from './plain-text';

const FORGED = 'ok\n99 2026-01-01 root approved\u001b[2K\u001b]0;owned\u0007';

const HIDDEN: readonly (readonly [string, string])[] = [
  ['an escape sequence', 'a\u001b[2Kb'],
  ['a line break', 'a\nb'],
  ['a carriage return', 'a\rb'],
  ['a tab', 'a\tb'],
  ['a delete', 'a\u007fb'],
  ['an eight-bit control sequence', 'a\u009b2Kb'],
  ['a next line', 'a\u0085b'],
  ['a separator of lines', 'a\u2028b'],
  ['a separator of paragraphs', 'a\u2029b'],
  ['an override of direction', 'a\u202eb'],
  ['an isolate of direction', 'a\u2066b'],
  ['an Arabic letter mark', 'a\u061cb'],
  ['a space of no width', 'a\u200bb'],
  ['a tag', 'a\u{e0041}b'],
  ['half of a character', 'a\ud800b'],
];

/** A site whose signed history already holds what is refused now. */
async function siteWithForgedHistory(): Promise<FixtureSite> {
  const site = await fixtureSite();
  const { map, etag } = await readMap(site.store, 'production');
  const sealed = await sealDocument(site.store, 'production', 'map', {
    ...map,
    revision: map.revision + 1,
    author: 'root\u202e',
    reason: FORGED,
  });
  await site.store.replace(mapKey('production'), sealed, etag);
  return site;
}

describe('texts of operators', () => {
  it.each(HIDDEN)('refuses %s in the author, the reason and a message', async (_what, text) => {
    const site = await fixtureSite();
    const before = await contentsOf(site.store);
    const switching = ['switch', 'mfe-games', 'off'];
    const runs = [
      await runMfe(site, [...switching, '--reason', text]),
      await runMfe(site, [...switching, '--author', text, '--reason', 'fine']),
      await runMfe(site, [...switching, '--message', `EN=${text}`, '--reason', 'fine']),
      await runMfe(site, switching, { variables: { MFE_AUTHOR: text } }),
    ];
    for (const { status, error } of runs) {
      expect(status).toBe(1);
      expect(error).toMatch(/holds the character U\+[0-9A-F]{4,6}: control characters/);
      expect(() => assertPlainText(error, 'The refusal')).not.toThrow();
    }
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('refuses them in the name of a merchant', async () => {
    const site = await fixtureSite();
    const settings = settingsFixture(['aurora']);
    const aurora = { ...merchantFixture('aurora'), name: 'Aurora\u202e' };
    await expect(saveSettings(site.store, 'production', { ...settings, merchants: { aurora } })).rejects.toThrow(
      'merchants.aurora.name: a control character, a line break or a mark of direction',
    );
  });

  it('takes what people write: emoji, accents, Chinese, Thai', () => {
    const message = { EN: 'Back at noon 👨‍👩‍👧', CN: '中午恢复', TY: 'ปิดปรับปรุง' };
    const map = setSwitch(emptyReleaseMap('production'), { package: 'mfe-games', message });
    expect(map.switches[0]?.message).toEqual(message);
  });

  it('are shown escaped in history, one row each, where they were signed before', async () => {
    const site = await siteWithForgedHistory();
    const { out } = await runMfe(site, ['history']);
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toContain('ok\\u{a}99 2026-01-01 root approved\\u{1b}[2K\\u{1b}]0;owned\\u{7}');
    expect(out).not.toContain('root\\u{202e}');

    const json = await runMfe(site, ['history', '--json']);
    expect(json.out).not.toMatch(/[\p{Cf}\u007f-\u009f]/u);
    expect(JSON.parse(json.out)).toMatchObject({ revisions: [{ author: 'tester', reason: FORGED }, {}, {}] });
  });

  it('are shown escaped in a refusal', async () => {
    const site = await fixtureSite();
    const { error } = await runMfe(site, ['pin', 'aurora\u001b[2K', 'mfe-games', '1.0.0']);
    expect(error).toContain('aurora\\u{1b}[2K');
    expect(error).not.toContain('\u001b');
  });

  it('keep their characters in JSON, as escapes', () => {
    const value = { text: 'a\u202e\u{e0041}\n' };
    expect(shownJson(value)).toBe('{\n  "text": "a\\u202e\\udb40\\udc41\\n"\n}');
    expect(JSON.parse(shownJson(value))).toEqual(value);
    expect(shownText('a👨‍👩‍👧b\u0007')).toBe('a👨‍👩‍👧b\\u{7}');
  });
});
