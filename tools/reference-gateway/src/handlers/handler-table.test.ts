import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { openTestGateway, type TestGateway } from '../testing/test-client';
import { HANDLERS } from './handler-table';

const ids = Object.keys(ENDPOINTS) as EndpointId[];
const withAuth = (...auths: string[]) => ids.filter((id) => auths.includes(ENDPOINTS[id].auth));
/** Something for every path field. */
const PATH_FIELDS = { id: '1', kind: 'salary' };

let gateway: TestGateway;
let memberToken: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  memberToken = await gateway.signIn('demo_member');
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
  it('serves every endpoint', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual([...ids].sort());
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

  it.each(['demo_noagent', 'demo_staff'] as const)('%s is an agent as its member type says', async (username) => {
    const today = new Date(gateway.now()).toISOString().slice(0, 10);
    const token = await gateway.signIn(username);
    const answer = await gateway.call('R-70', { startDate: today, endDate: today, size: 0 }, { token });
    expect(answer.status).toBe(username === 'demo_staff' ? 200 : 403);
  });
});
