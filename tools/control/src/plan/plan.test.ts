import { readMap } from 'release-cli/map/read-map';
import { settingsFixture } from 'release-cli/test-support/fixture-dist';
import { carried, testConsole, type Someone } from '../test-support/console-client';
import { peopleSite } from '../test-support/people-site';

const LATER = { name: 'Holidays', from: '2190-12-24T16:00', to: '2191-01-02T08:00', timeZone: 'Asia/Jakarta' };

/** Previews a form; gives the page of the preview. */
async function previewed(someone: Someone, action: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const { status, text } = await someone.post(`/releases/do/${action}`, { ...fields, step: 'preview' });
  expect([action, status]).toEqual([action, 200]);
  return text;
}

async function decided(someone: Someone, action: string, preview: string): Promise<void> {
  const form = carried(preview);
  form.set('reason', 'at night');
  expect((await someone.post(`/releases/do/${action}`, form)).status).toBe(200);
}

describe('the plan of the console', () => {
  it('plans a write by its preview, lists it, and cancels it', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const [rita, ann] = [await as('rita'), await as('ann')];
    const fields = { release: 'mfe-games 1.1.0', at: '2190-01-01T02:00Z' };
    const preview = await previewed(rita, 'promote', fields);
    expect(preview).toContain('Planned for 2190-01-01T02:00Z');
    expect(preview).toContain('1.0.0 (default)');
    await decided(rita, 'promote', preview);
    const { map } = await readMap(site.site.store, 'production');
    expect([map.defaults['mfe-games'], map.scheduled]).toMatchObject([
      '1.0.0',
      [{ by: 'Rita', reason: 'at night', words: ['promote', 'mfe-games', '1.1.0'] }],
    ]);
    expect(audit.at(-1)).toMatchObject({
      outcome: 'written',
      command: 'promote mfe-games 1.1.0 --at 2190-01-01T02:00Z',
    });
    const page = (await rita.get('/releases/plan/')).text;
    expect(page).toContain('mfe promote mfe-games 1.1.0');
    const address = /href="(\/releases\/do\/schedule-cancel[^"]*)"/.exec(page)?.[1] ?? '';
    expect((await rita.get(address)).text).toContain('selected');
    // Who may only look sees the same, without what is done about it.
    const looked = (await ann.get('/releases/plan/')).text;
    expect([looked.includes('mfe promote mfe-games 1.1.0'), looked.includes('/releases/do/')]).toEqual([true, false]);
    const id = map.scheduled?.[0]?.id ?? '';
    await decided(rita, 'schedule-cancel', await previewed(rita, 'schedule-cancel', { planned: id }));
    expect((await readMap(site.site.store, 'production')).map.scheduled).toBeUndefined();
    expect((await rita.get('/releases/plan/')).text).toContain('Nothing is planned.');
  });

  it('shows locks with the form that takes them away, and freeze windows', async () => {
    const site = await peopleSite(1, settingsFixture(['aurora', 'bahari'], { freezeWindows: [LATER] }));
    const { as } = await testConsole(site);
    const { store } = site.site;
    const rita = await as('rita');
    expect((await rita.get('/releases/plan/')).text).toContain(
      'Holidays: 2190-12-24T16:00 to 2191-01-02T08:00 Asia/Jakarta',
    );
    const preview = await rita.post('/releases/do/lock', { whom: 'these', merchants: 'aurora', step: 'preview' });
    expect(preview.status).toBe(200);
    await decided(rita, 'lock', preview.text);
    const page = (await rita.get('/releases/plan/')).text;
    expect(page).toContain('everything for aurora');
    expect(page).toContain('/releases/do/unlock?lock=*+aurora');
    expect((await readMap(store, 'production')).map.locks).toMatchObject([{ by: 'Rita', merchants: ['aurora'] }]);
  });
});
