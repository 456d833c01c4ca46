import { createKeys } from 'release-cli/key-management/create-keys';
import { saveSettings } from 'release-cli/test-support/save-settings';
import { readSettings } from 'release-cli/settings/settings';
import { contentsOf } from 'release-cli/test-support/run-mfe';
import { testConsole, type Seen, type Someone } from '../test-support/console-client';
import { doMerchant, previewMerchant, type MerchantFields } from '../test-support/merchant-forms';
import { settingsSite, type PeopleSite } from '../test-support/people-site';

let site: PeopleSite;
let rita: Someone;

beforeEach(async () => {
  site = await settingsSite();
  rita = await (await testConsole(site)).as('rita');
});

function preview(action: string, fields: MerchantFields): Promise<Seen> {
  return previewMerchant(rita, action, fields);
}

function done(action: string, fields: MerchantFields): Promise<string> {
  return doMerchant(rita, action, fields, 'test');
}

async function merchant(code: string) {
  const settings = (await readSettings(site.site.store, 'production'))?.settings;
  return settings?.merchants[code] ?? settings?.closedMerchants?.[code];
}

/** Forms that are refused, with a part of the sentence. */
const REFUSED: readonly (readonly [action: string, fields: MerchantFields, sentence: string])[] = [
  ['set', { merchant: 'aurora' }, 'Name at least one field'],
  ['set', { merchant: 'aurora', apiOrigin: 'javascript:alert(1)' }, 'apiOrigin'],
  ['set', { merchant: 'aurora', apiOrigin: 'http://api.example' }, 'calls over http are never made in production'],
  ['set', { merchant: 'aurora', languages: 'EN,XX' }, 'languages'],
  ['set', { merchant: 'aurora', live: 'maybe' }, 'live'],
  ['set', { merchant: 'aurora', fields: 'flags=1' }, 'merchants.aurora.flags is no field of the settings'],
  ['set', { merchant: 'aurora', fields: '__proto__.a=1' }, '__proto__'],
  ['set', { merchant: 'aurora', dialect: '<svg/>' }, 'The file of the dialect is not JSON at line 1'],
  ['set', { merchant: 'aurora', dialect: '{"basePath":7}' }, 'basePath'],
  ['set', { merchant: 'aurora', remove: 'nothing' }, 'hold no merchants.aurora.nothing'],
  ['create', { code: 'palm', from: 'moon' }, 'From another environment: &quot;moon&quot; is not there any more'],
];

describe('the settings of a merchant in the console', () => {
  it('are changed as far as they are filled in, by fields, by other words and by a dialect, and taken out', async () => {
    const form = await rita.get('/releases/do/merchant-set?merchant=aurora');
    expect(form.text).toContain('as players read it; now Aurora');
    expect(form.text).toContain('the default first; now EN,CN');
    const text = await done('set', {
      merchant: 'aurora',
      name: '12',
      apiOrigin: 'https://api.aurora.example',
      'currency.code': 'PHP',
      live: 'false',
      fields: 'installed.keptPage=false\r\ninstalled.shortName=Au',
      dialect: '{"basePath":"/v2"}',
    });
    expect(text).toContain('merchants.aurora.apiOrigin: &quot;&quot; -&gt; &quot;https://api.aurora.example&quot;');
    expect(await merchant('aurora')).toMatchObject({
      name: '12',
      apiOrigin: 'https://api.aurora.example',
      currency: { code: 'PHP' },
      live: false,
      installed: { keptPage: false, shortName: 'Au' },
      gateway: { basePath: '/v2' },
    });
    await done('set', { merchant: 'aurora', remove: 'currency, gateway' });
    expect(Object.keys((await merchant('aurora')) ?? {})).toEqual(expect.not.arrayContaining(['currency', 'gateway']));
  });

  it('are taken over from another environment', async () => {
    const here = await merchant('aurora');
    if (here === undefined) throw new Error('there is no aurora');
    const palm = { ...here, code: 'palm', trialMerchantCode: 'palm-trial', name: 'Palm of staging' };
    const { settings } = (await readSettings(site.site.store, 'production')) ?? {};
    if (settings === undefined) throw new Error('there are no settings');
    const request = { store: site.site.store, places: { home: site.site.home }, environment: 'staging', owner: 'Rita' };
    await createKeys(request);
    await saveSettings(site.site.store, 'staging', { ...settings, merchants: { ...settings.merchants, palm } });
    expect(await done('create', { code: 'palm', from: 'staging' })).toContain('merchant palm is new, and closed');
    expect(await merchant('palm')).toMatchObject({ name: 'Palm of staging' });
  });

  it('refuse each in one sentence, and stay as they are', async () => {
    const before = await contentsOf(site.site.store);
    for (const [action, fields, sentence] of REFUSED) {
      const { status, text } = await preview(action, fields);
      expect([400, 422]).toContain(status);
      expect(/<p class="refused"[^]*?<\/p>/.exec(text)?.[0]).toContain(sentence);
    }
    expect(await contentsOf(site.site.store)).toEqual(before);
  });
});
