import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import { loginRequest, type Seal } from '../../testing/contract-client';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

async function post(data: unknown, encryption: string | undefined) {
  const answer = await gateway.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/auth/login`,
    headers: { [HEADER.merchant]: 'aurora', ...(encryption ? { [HEADER.encryption]: encryption } : {}) },
    payload: { data },
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

async function postSealed(seal: Seal = {}) {
  const { data, header } = await gateway.seal(loginRequest('demo_member'), seal);
  return post(data, header);
}

describe('encrypted payloads', () => {
  it('opens a payload sealed for the current key', async () => {
    expect(await postSealed()).toEqual({ status: 200, code: undefined });
  });

  it.each([
    ['another merchant', { merchant: 'bahari' }],
    ['the trial of the same merchant', { merchant: 'aurora-trial' }],
    ['another call', { call: 'R-10' }],
    ['a session', { token: 'somebody' }],
  ])('refuses a payload that was sealed for %s', async (_name, change) => {
    const sealedFor = { merchant: 'aurora', call: 'R-06', token: undefined, ...change };
    expect(await postSealed({ sealedFor })).toEqual({ status: 422, code: 'validation.failed' });
  });

  it('refuses the payload of another session, and takes it in its own', async () => {
    const [own, other] = [await gateway.signIn('demo_member'), await gateway.signIn('demo_member')];
    const send = async (token: string, sealedToken: string | undefined) => {
      const content = { oldPassword: '246810', newPassword: '246810' };
      const { data, header } = await gateway.seal(content, {
        sealedFor: { merchant: 'aurora', call: 'R-26', token: sealedToken },
      });
      const answer = await gateway.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/members/me/payment-password`,
        headers: { [HEADER.merchant]: 'aurora', authorization: `Bearer ${token}`, [HEADER.encryption]: header },
        payload: { data },
      });
      return answer.statusCode;
    };
    expect([await send(own, other), await send(own, undefined), await send(own, own)]).toEqual([422, 422, 200]);
  });

  it('refuses the same payload a second time', async () => {
    const { data, header } = await gateway.seal(loginRequest('demo_member'));
    expect((await post(data, header)).status).toBe(200);
    expect(await post(data, header)).toEqual({ status: 422, code: 'encryption.replay' });
  });

  it('refuses another payload with a number that was used', async () => {
    await postSealed({ jti: 'once-only' });
    expect((await postSealed({ jti: 'once-only' })).code).toBe('encryption.replay');
  });

  it.each([
    ['older than five minutes', -5 * 60_000 - 2_000],
    ['from the future', 3 * 60_000],
  ])('refuses a payload %s', async (_name, offset) => {
    expect((await postSealed({ issuedAt: gateway.now() + offset })).code).toBe('encryption.replay');
  });

  it('refuses a key it does not know', async () => {
    expect((await postSealed({ kid: 'gone' })).code).toBe('encryption.key_unknown');
  });

  it('refuses a payload without the header', async () => {
    const { data } = await gateway.seal(loginRequest('demo_member'));
    expect((await post(data, undefined)).code).toBe('encryption.key_unknown');
  });

  it.each([
    ['no JWE', 'abc'],
    ['another JWE', 'eyJhbGciOiJub25lIn0....'],
    ['nothing', undefined],
  ])('refuses %s as malformed', async (_name, data) => {
    const { header } = await gateway.seal({});
    expect((await post(data, header)).code).toBe('validation.failed');
  });

  it('answers the same key until it is about to expire, then a new one, and still opens the old', async () => {
    const first = await gateway.call('R-02');
    expect((await gateway.call('R-02')).value.kid).toBe(first.value.kid);
    const sealedBefore = await gateway.seal(loginRequest('demo_member'));
    gateway.advance(first.value.expiresAt - gateway.now() - 60_000);
    const second = await gateway.call('R-02');
    expect(second.value.kid).not.toBe(first.value.kid);
    expect((await post(sealedBefore.data, sealedBefore.header)).code).toBe('encryption.replay');
    expect((await postSealed({ kid: first.value.kid })).code).toBe('validation.failed');
    expect((await postSealed()).status).toBe(200);
  });
});
