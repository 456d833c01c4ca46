import { readMap } from 'release-cli/map/read-map';
import { carried, testConsole, type Someone } from '../test-support/console-client';
import { peopleSite } from '../test-support/people-site';

/** Previews a form and decides on it; gives the answer of the last step that there was. */
async function act(someone: Someone, action: string, fields: Readonly<Record<string, string>>, reason: string) {
  const preview = await someone.post(`/releases/do/${action}`, { ...fields, step: 'preview' });
  if (preview.status !== 200) return preview;
  const form = carried(preview.text);
  form.set('reason', reason);
  return someone.post(`/releases/do/${action}`, form);
}

describe('a lock of the console', () => {
  it('refuses what others do, shows who and why, lets a way back through, and is taken away', async () => {
    const site = await peopleSite();
    const { as, audit } = await testConsole(site);
    const [rita, lee] = [await as('rita'), await as('lee')];
    const scope = { section: 'mfe-games', whom: 'these', merchants: 'aurora' };
    expect((await act(rita, 'lock', scope, 'audit <7>')).status).toBe(200);
    const { map } = await readMap(site.site.store, 'production');
    expect(map.locks).toMatchObject([
      { by: 'Rita', reason: 'audit <7>', merchants: ['aurora'], packages: ['mfe-games'] },
    ]);
    const overview = (await rita.get('/releases/')).text;
    expect(overview).toContain('locked by Rita since');
    expect(overview).toContain('(mfe-games for aurora): audit &lt;7&gt;');
    const pin = await act(lee, 'pin', { merchant: 'aurora', release: 'mfe-games 1.1.0' }, 'a trial');
    expect([pin.status, pin.text.includes('mfe unlock --merchants aurora --sections mfe-games')]).toEqual([422, true]);
    expect(audit.at(-1)).toMatchObject({ subject: 'lee', outcome: 'refused' });
    const off = { section: 'mfe-games', whom: 'these', merchants: 'aurora', 'during-freeze': 'a white page' };
    expect((await act(lee, 'switch-off', off, 'errors')).status).toBe(200);
    expect(audit.at(-1)).toMatchObject({
      outcome: 'written',
      command: "switch mfe-games off --merchants aurora --during-freeze 'a white page'",
    });
    expect((await readMap(site.site.store, 'production')).map.reason).toBe('errors [during freeze: a white page]');
    // Whoever may not write there may not unlock there.
    expect((await act(lee, 'lock', { section: '', whom: 'all' }, 'mine')).status).toBe(403);
    expect((await act(rita, 'unlock', { lock: 'mfe-games aurora' }, 'done')).status).toBe(200);
    expect((await readMap(site.site.store, 'production')).map.locks).toBeUndefined();
  });
});
