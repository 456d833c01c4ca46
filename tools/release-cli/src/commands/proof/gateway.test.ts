import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { publicReads } from '../../gateway/public-reads';
import { fixtureSite, type FixtureSite } from '../../test-support/fixture-site';
import { openHealthSite, type HealthSite } from '../../test-support/health-site';
import { runMfe } from '../../test-support/run-mfe';

let site: FixtureSite;
let gateway: HealthSite;
/** What the gateway answers by the end of a path. */
let answers: Readonly<Record<string, { readonly status?: number; readonly body: unknown }>>;

beforeAll(async () => {
  gateway = await openHealthSite(({ pathname }) => {
    const known = Object.entries(answers).find(([end]) => pathname.endsWith(end));
    return known?.[1] ?? { status: 503, body: '<html>' };
  });
});
afterAll(() => gateway.close());
beforeEach(async () => {
  site = await fixtureSite();
  answers = {};
});

function mfe(...words: string[]) {
  return runMfe(site, ['gateway', '--merchant', 'aurora', '--url', gateway.url, ...words]);
}

it('asks every public read that needs nothing but merchant and language', () => {
  const ids = publicReads('aurora', 'EN').map(({ endpoint }) => endpoint.id);
  expect(ids).toEqual(expect.arrayContaining(['R-01', 'R-03', 'R-04', 'R-13', 'R-36', 'R-46', 'R-56', 'R-59']));
  // A captcha needs a moment, a list of games its type.
  expect(ids).not.toContain('R-05');
  for (const { endpoint, request } of publicReads('aurora', 'EN'))
    expect(endpoint.request['~standard'].validate(request)).not.toHaveProperty('issues', expect.anything());
});

it('says what of an answer was passed over, by place, and what no page can use', async () => {
  const entry = { csType: 'FACEBOOK', path: 'https://facebook.example/us', title: '', type: '1' };
  answers = {
    [ENDPOINTS['R-56'].path]: {
      body: { success: true, value: { version: { pathList: [entry, 7] } } },
    },
    [ENDPOINTS['R-59'].path]: { body: { success: true, value: 'secret words' } },
    [ENDPOINTS['R-13'].path]: { status: 429, body: { success: false, code: 'rate.limited', message: '' } },
  };
  const { status, out } = await mfe();
  expect(status).toBe(1);
  expect(out).toMatch(/R-56 GET \S+ +partly +version\.pathList\.1: expected /);
  expect(out).toMatch(/R-59 GET \S+ +failed +the value: expected /);
  expect(out).toMatch(/R-13 GET \S+ +failed +refused: rate\.limited/);
  expect(out).toMatch(/R-01 GET \S+ +failed +status 503, and no JSON/);
  expect(out).not.toContain('secret words');
  expect(out).toMatch(/\d+ calls: 0 read, 1 partly, \d+ failed$/);
});

it.each([
  [['gateway'], 'Name one of the merchants of production: --merchant aurora'],
  [['gateway', '--merchant', 'nobody'], 'Name one of the merchants of production: --merchant aurora'],
  [['gateway', '--merchant', 'aurora', '--url', 'nowhere'], '"nowhere" is not the address of a site'],
])('refuses %j', async (words, reason) => {
  const { status, out, error } = await runMfe(site, words);
  expect(status).toBe(1);
  expect(`${out}${error}`).toContain(reason);
});
