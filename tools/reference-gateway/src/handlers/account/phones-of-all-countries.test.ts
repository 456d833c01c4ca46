import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber } from 'libphonenumber-js/max';
import { COUNTRIES } from '../../data/countries';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => (gateway = await openTestGateway()));
afterAll(() => gateway.close());

const LOTUS = { merchant: 'lotus' };
const FORM = { birthday: '1990-05-17', registerUrl: 'a', registerMethod: 'H5', type: 0, domain: 'a', password: 'Secret123', confirmPassword: 'Secret123' }; // prettier-ignore

/** A number that is the example of several countries is tried for the main one of them. */
const CASES = COUNTRIES.map(({ code, dialingCode }) => ({
  code,
  dialingCode,
  example: getExampleNumber(code, examples),
})).filter(({ example }, index, all) => all.findIndex((row) => row.example?.number === example?.number) === index);

async function codeOf(phone: object, purpose: string, site: { readonly merchant?: string } = LOTUS): Promise<string> {
  // The limits of one address and the wait for another code are over.
  gateway.advance(60 * 60_000);
  await gateway.call('R-12', { ...phone, purpose }, site);
  return gateway.store.get<{ code: string }>('SELECT code FROM codes ORDER BY id DESC LIMIT 1')?.code ?? '';
}

it('lists every country of the numbering data, with the main one of a shared code first', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  expect(CASES.length).toBeGreaterThan(230);
  const first = (dialingCode: string) => COUNTRIES.find((country) => country.dialingCode === dialingCode)?.code;
  expect(['1', '7', '44', '39', '61'].map(first)).toEqual(['US', 'RU', 'GB', 'IT', 'AU']);
});

it.each(CASES)('$code +$dialingCode: registers once by two spellings, and signs in by SMS', async (row) => {
  const { dialingCode, example } = row;
  const home = { countryDialingCode: dialingCode, mobileNum: example?.formatNational() ?? '' };
  const abroad = { countryDialingCode: '63', mobileNum: example?.formatInternational() ?? '' };
  const first = { ...FORM, ...home, verificationCode: await codeOf(home, 'register') };
  const { userName } = (await gateway.call('R-15', first, LOTUS)).value;
  expect(userName).toBe(example?.number.slice(1));
  const second = { ...FORM, ...abroad, verificationCode: await codeOf(abroad, 'register') };
  expect((await gateway.call('R-15', second, LOTUS)).code).toBe('username.exists');
  const login = { type: 'sms', username: abroad.mobileNum, countryDialingCode: '63', geetest: true, remember: false };
  const signedIn = await gateway.call('R-06', { ...login, password: await codeOf(home, 'login') }, LOTUS);
  expect(signedIn.value.userName).toBe(userName);
});

it.each(CASES)(
  '$code +$dialingCode: a member changes to it, pasted as it is dialled from abroad',
  async ({ example }) => {
    const pasted = { countryDialingCode: '63', mobileNum: example?.formatInternational() ?? '' };
    const verificationCode = await codeOf(pasted, 'register', {});
    const token = await gateway.signIn('demo_member');
    const member = { by: 'password', password: 'Demo1234' };
    const { confirmation } = (await gateway.call('R-87', member, { token })).value;
    const changed = await gateway.call('R-22', { ...pasted, verificationCode, confirmation }, { token });
    expect(changed.value).toMatchObject({ mobileVerified: true });
    const kept = gateway.store.get<{ phone: string }>("SELECT phone FROM members WHERE username = 'demo_member'");
    expect(kept?.phone).toBe(example?.number);
  },
);
