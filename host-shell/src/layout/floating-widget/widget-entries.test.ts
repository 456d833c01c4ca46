import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { unknownSite } from '../../site/site-reader';
import { MERCHANT } from '../../testing/boot-fixture';
import { widgetEntries } from './widget-entries';

const NOTHING = unknownSite(MERCHANT);
const link = (type: string, url: string) => ({ type, url, labelNameEn: '', resourceType: 'SOCIAL' });
const CBS3 = { ...NOTHING.whitelabel, flags: { CBS3: true } };

test.each<[string, Partial<SiteInfo>, unknown]>([
  ['nothing configured', {}, ['home']],
  ['customer service', { customerService: true }, ['service', 'home']],
  ['live chat', { whitelabel: CBS3 }, ['liveChat', 'home']],
  ['live chat off', { whitelabel: { ...CBS3, flags: { CBS3: false } } }, ['home']],
  ['Telegram', { resources: [link('TELEGRAM', 'https://t.me/x')] }, ['telegram', 'home']],
  ['Telegram without a usable link', { resources: [link('TELEGRAM', 'javascript:alert(1)')] }, ['home']],
  ['another link', { resources: [link('FACEBOOK', 'https://f.example')] }, ['home']],
  [
    'everything',
    { customerService: true, whitelabel: CBS3, resources: [link('TELEGRAM', ''), link('TELEGRAM', 'https://t.me/x')] },
    ['service', 'liveChat', 'telegram', 'home'],
  ],
])('%s', (_case, info, ids) => {
  expect(widgetEntries({ ...NOTHING, ...info }).map(({ id }) => id)).toEqual(ids);
});

test('the entries lead where they say', () => {
  const info = { ...NOTHING, customerService: true, resources: [link('TELEGRAM', 'https://t.me/x')] };
  expect(widgetEntries(info)).toEqual([
    { id: 'service', to: '/m/service' },
    { id: 'telegram', url: 'https://t.me/x' },
    { id: 'home', to: '/m/home' },
  ]);
});
