import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { openTestGateway, type TestGateway } from '../testing/test-client';
import { SERVED } from './handler-table';
import { UNSERVED_IDS } from './unserved';

/** What is unserved; an id that leaves this list never comes back to it. */
const RECORDED: readonly string[] = [
  'R-63', 'R-64', 'R-65', 'R-67', 'R-68',
]; // prettier-ignore

const ids = Object.keys(ENDPOINTS) as EndpointId[];
const withAuth = (...auths: string[]) => ids.filter((id) => auths.includes(ENDPOINTS[id].auth));
/** Something for every path field. */
const PATH_FIELDS = { id: '1', kind: 'salary' };

let gateway: TestGateway;
let memberToken: string;
let agentToken: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  memberToken = await gateway.signIn('demo_member');
  agentToken = await gateway.signIn('demo_agent');
});
afterAll(() => gateway.close());

function bare(id: EndpointId, token?: string) {
  const { method, path } = ENDPOINTS[id];
  const url = `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: keyof typeof PATH_FIELDS) => PATH_FIELDS[name])}`;
  return gateway.app
    .inject({ method, url, headers: { merchant: 'aurora', ...(token ? { authorization: `Bearer ${token}` } : {}) } })
    .then((answer) => ({ status: answer.statusCode, code: answer.json<{ code?: string }>().code }));
}

describe('the table of handlers', () => {
  it('serves or lists every endpoint, none twice', () => {
    expect([...Object.keys(SERVED), ...UNSERVED_IDS].sort()).toEqual([...ids].sort());
  });

  it('lists as unserved only what was recorded: the list can only shrink', () => {
    expect(UNSERVED_IDS.filter((id) => !RECORDED.includes(id))).toEqual([]);
  });
});

describe('access, before anything else is read', () => {
  it.each(withAuth('member', 'agent'))('%s without a token is 401 session.missing', async (id) => {
    expect(await bare(id)).toEqual({ status: 401, code: 'session.missing' });
  });

  it.each(withAuth('member', 'agent', 'optional').filter((id) => id !== 'R-07'))(
    '%s with an unknown token is 401 session.expired',
    async (id) => {
      expect(await bare(id, 'unknown')).toEqual({ status: 401, code: 'session.expired' });
    },
  );

  it.each(withAuth('agent'))('%s with a member is 403 role.forbidden', async (id) => {
    expect(await bare(id, memberToken)).toEqual({ status: 403, code: 'role.forbidden' });
  });

  it.each(['demo_noagent', 'demo_staff'] as const)('%s is an agent as D-03 says', async (username) => {
    const today = new Date(gateway.now()).toISOString().slice(0, 10);
    const token = await gateway.signIn(username);
    const answer = await gateway.call('R-70', { startDate: today, endDate: today, size: 0 }, { token });
    expect(answer.status).toBe(username === 'demo_staff' ? 200 : 403);
  });
});

describe('unserved calls', () => {
  it('answer 501 with their id', async () => {
    const answer = await gateway.call('R-65', {}, { token: agentToken });
    expect([answer.status, answer.code, answer.value]).toEqual([501, 'endpoint.unserved', { id: 'R-65' }]);
  });

  it('still check their request', async () => {
    const answer = await gateway.call('R-64', { tab: '' }, { token: agentToken });
    expect([answer.status, answer.code]).toEqual([422, 'validation.failed']);
  });
});
