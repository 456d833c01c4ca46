import { OpenFeature } from '@openfeature/web-sdk';
import { AGENT_MENU_KEYS, PROMOTION_FLAGS, WHITELABEL_FLAGS, type SiteFlags } from 'shared-contracts/flags';
import { merchantFlagsProvider } from './merchant-flags';

function flagsWith(on: readonly string[]): SiteFlags {
  return {
    isOn: (flag) => on.includes(flag),
    isPromotionOn: (flag) => on.includes(`promotion.${flag}`),
    allowsMenu: (key) => on.includes(`menu.${key}`),
    showsDividends: () => on.includes('dividends'),
  };
}

async function clientOf(flags: SiteFlags) {
  await OpenFeature.setProviderAndWait(merchantFlagsProvider(flags));
  return OpenFeature.getClient();
}

afterEach(async () => OpenFeature.clearProviders());

const KEYS = [
  ...WHITELABEL_FLAGS,
  ...PROMOTION_FLAGS.map((flag) => `promotion.${flag}`),
  ...AGENT_MENU_KEYS.map((key) => `menu.${key}`),
  'dividends',
];

it.each(KEYS)('evaluates %s as the switch is, whatever the default', async (key) => {
  const on = await clientOf(flagsWith([key]));
  expect(on.getBooleanDetails(key, false)).toMatchObject({ value: true, reason: 'STATIC' });
  expect(KEYS.filter((other) => on.getBooleanValue(other, false))).toEqual([key]);
  const off = await clientOf(flagsWith([]));
  expect(off.getBooleanValue(key, true)).toBe(false);
});

it('asks the switches as they are by then', async () => {
  const on: string[] = [];
  const client = await clientOf(flagsWith(on));
  expect(client.getBooleanValue('CBS3', false)).toBe(false);
  on.push('CBS3');
  expect(client.getBooleanValue('CBS3', false)).toBe(true);
});

it('gives the default for an unknown key, and for what is no boolean', async () => {
  const client = await clientOf(flagsWith(KEYS));
  expect(client.getBooleanDetails('NOSUCHFLAG', true)).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' });
  expect(client.getStringDetails('CBS3', 'none')).toMatchObject({ value: 'none', errorCode: 'TYPE_MISMATCH' });
  expect(client.getNumberDetails('CBS3', 7)).toMatchObject({ value: 7, errorCode: 'TYPE_MISMATCH' });
  expect(client.getObjectDetails('CBS3', {})).toMatchObject({ value: {}, errorCode: 'TYPE_MISMATCH' });
  expect(client.getStringDetails('NOSUCHFLAG', '')).toMatchObject({ errorCode: 'FLAG_NOT_FOUND' });
});
