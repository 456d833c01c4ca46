import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  healthMeasure,
  healthRow,
  healthSummaryOf,
  openHealthSite,
  type HealthAnswer,
  type HealthSite,
} from '../test-support/health-site';
import { scratchFolder } from '../test-support/scratch-folder';
import { findHealthSource } from './health-source';
import { readHealth } from './read-health';

const SUMMARY = healthSummaryOf([healthRow('mfe-games', '1.1.0', { pages: 3, loads: 2, failures: 1 })]);
const SINCE = new Date('2026-12-01T00:00:00Z');
const TOKEN = 'a-token-of-an-operator';

let site: HealthSite;
let answer: HealthAnswer;
beforeAll(async () => {
  site = await openHealthSite(() => answer);
});
beforeEach(() => {
  answer = { body: SUMMARY };
  site.asked.length = 0;
});
afterAll(() => site.close());

async function read(changes: Partial<Parameters<typeof readHealth>[0]> = {}) {
  return readHealth({ url: site.url, token: TOKEN, environment: 'production', since: SINCE, ...changes });
}

describe('readHealth', () => {
  it('asks for an environment, a time and merchants, and shows the token', async () => {
    expect(await read({ merchants: ['aurora', 'a&b'] })).toEqual(SUMMARY);
    const [question] = site.asked;
    expect(question?.url.href).toBe(
      'http://localhost/api/v1/release-health/summary?environment=production&since=2026-12-01T00%3A00%3A00.000Z&merchant=aurora&merchant=a%26b',
    );
    expect(question?.headers['x-operator-token']).toBe(TOKEN);
  });

  it('asks until a moment, and refuses an answer that does not state it', async () => {
    const until = new Date('2026-12-01T01:00:00Z');
    const bounded = { ...SUMMARY, until: until.toISOString() };
    answer = { body: bounded };
    expect(await read({ until })).toEqual(bounded);
    expect(site.asked[0]?.url.searchParams.get('until')).toBe('2026-12-01T01:00:00.000Z');
    answer = { body: SUMMARY };
    await expect(read({ until })).rejects.toThrow(`${site.url} does not know of the health until a moment`);
  });

  it.each([
    [{ status: 401, body: '' }, "does not take this operator's token"],
    [{ status: 404, body: '' }, 'does not know of the health of releases'],
    [{ status: 503, body: '' }, 'answered with status 503'],
    [{ status: 302, body: 'http://127.0.0.1:9/' }, 'does not answer'],
    [{ body: '<html>' }, 'answered with something else than health: it is not JSON'],
    [
      { body: { ...SUMMARY, rows: 7 } },
      'answered with something else than health: The health summary is not valid: rows',
    ],
    [{ body: { ...SUMMARY, environment: 'staging' } }, 'answered with the health of staging instead of production'],
    [
      { body: healthSummaryOf([healthRow('mfe-games', '1.1.0', { pages: 3, failures: 4 })]) },
      'contradicts itself on mfe-games 1.1.0: more pages than there were',
    ],
    [
      {
        body: healthSummaryOf([
          healthRow('mfe-games', '1.1.0', { pages: 3, votes: { networks: 2, pages: 2, failures: 3 } }),
        ]),
      },
      'contradicts itself on mfe-games 1.1.0',
    ],
    [
      { body: healthSummaryOf([healthRow('mfe-games', '1.1.0', { outcomes: { launch: healthMeasure(3, 4) } })]) },
      'contradicts itself on mfe-games 1.1.0',
    ],
    [
      { body: healthSummaryOf([healthRow('mfe-games', '1.1.0', { pages: 2.5 })]) },
      'contradicts itself on mfe-games 1.1.0',
    ],
  ])('refuses %j', async (given, sentence) => {
    answer = given;
    await expect(read()).rejects.toThrow(`${site.url} ${sentence}`);
  });

  it('does not wait for ever', async () => {
    answer = null;
    await expect(read({ timeoutMs: 30 })).rejects.toThrow(`${site.url} did not answer within 0.03 s`);
  });

  it('says when nobody is there', async () => {
    await expect(read({ url: 'http://127.0.0.1:9' })).rejects.toThrow('http://127.0.0.1:9 does not answer');
  });
});

describe('findHealthSource', () => {
  async function home(token: string | null = 'token-of-the-folder'): Promise<string> {
    const folder = await scratchFolder();
    await mkdir(folder, { recursive: true });
    if (token !== null) await writeFile(join(folder, 'operator-token'), `${token}\n`);
    return folder;
  }

  it.each([
    ['the local site', {}, undefined, 'http://localhost:4100', 'token-of-the-folder'],
    ['its port', { PORT: '4300' }, undefined, 'http://localhost:4300', 'token-of-the-folder'],
    [
      'the variables',
      { MFE_HEALTH_URL: 'https://aurora.example/m/', MFE_OPERATOR_TOKEN: TOKEN },
      undefined,
      'https://aurora.example',
      TOKEN,
    ],
    [
      'what was typed',
      { MFE_HEALTH_URL: 'https://aurora.example' },
      'https://lotus.example',
      'https://lotus.example',
      'token-of-the-folder',
    ],
  ])('takes %s', async (_name, environment, url, origin, token) => {
    expect(await findHealthSource({ url, home: await home(), environment })).toEqual({ url: origin, token });
  });

  it.each(['aurora', 'ftp://aurora.example', 'file:///etc/passwd', ''])('refuses the address %j', async (url) => {
    await expect(findHealthSource({ url, home: await home(), environment: {} })).rejects.toThrow(
      `"${url}" is not the address of a site, such as https://aurora.example`,
    );
  });

  it.each([null, '', 'two words'])('refuses without a token it can show: %j', async (token) => {
    await expect(findHealthSource({ home: await home(token), environment: {} })).rejects.toThrow(
      "There is no operator's token: set MFE_OPERATOR_TOKEN, or take ",
    );
  });
});
