import { loginRequest } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const proof = { firebaseChannel: 'google', firebaseIdToken: 'test-provider:maria' };
const login = (fields = {}, merchant = 'aurora') =>
  gateway.call('R-06', { type: 'firebase', geetest: true, remember: false, ...proof, ...fields }, { merchant });

async function register(username: string) {
  const { cookie } = await gateway.call('R-05', { t: 1 });
  const solved = await gateway.app.inject({ url: '/__ref/captcha', headers: { cookie: cookie ?? '' } });
  const request = {
    ...proof, username, password: 'Secret123', confirmPassword: 'Secret123', countryDialingCode: '63', type: 0,
    registerUrl: 'a', registerMethod: 'H5', domain: 'a', captcha: solved.json<{ solution: string }>().solution,
  }; // prettier-ignore
  return gateway.call('R-14', request, { cookie });
}

it('knows who registered with the proof, and only the first who did', async () => {
  expect((await login()).code).toBe('auth.not_registered');
  expect((await register('maria_one')).status).toBe(201);
  expect((await register('maria_two')).status).toBe(201);
  expect((await login()).value.userName).toBe('maria_one');
  expect((await login({ firebaseChannel: 'facebook' })).code).toBe('auth.not_registered');
});

it('knows the owner of a proven phone', async () => {
  const firebaseIdToken = 'test-provider:+639170000001';
  const phone = { firebaseChannel: 'sms', firebaseMobileNo: '09170000001', countryDialingCode: '63', firebaseIdToken };
  expect((await login(phone)).value.userName).toBe('demo_member');
  expect((await login({ ...phone, firebaseIdToken: 'forged' })).code).toBe('auth.not_registered');
});

it('is closed where the merchant has no such button', async () => {
  expect((await login({}, 'lotus')).code).toBe('feature.off');
});

it.each([
  ['demo_agent', undefined],
  ['demo_member', 'auth.non_agent'],
])("by the affiliate service's link, %s: %s", async (username, code) => {
  expect((await gateway.call('R-06', { ...loginRequest(username), role: 'agent' })).code).toBe(code);
});
