import {
  HEALTH_PATH,
  HEALTH_SUMMARY_PATH,
  OPERATOR_TOKEN_HEADER,
  parseHealthSummary,
  type HealthEntry,
} from 'shared-contracts/release/health';
import { openTestGateway } from '../../testing/test-client';

const TOKEN = 'a-token-of-an-operator';
const HOUR = 3_600_000;
const games = { package: 'mfe-games', version: '1.1.0' } as const;
const load: HealthEntry = { kind: 'load', ...games, ms: 100 };
const failure: HealthEntry = { kind: 'failure', ...games, stage: 'entry', cause: 'TypeError' };

it('the summary ends before a moment where one is named, and states it', async () => {
  const gateway = await openTestGateway({ operatorToken: TOKEN });
  const send = async (page: string, entry: HealthEntry): Promise<void> => {
    const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '0011223344556677', revision: 7 };
    const payload = JSON.stringify({ ...about, page, part: 0, entries: [entry] });
    const headers = { 'content-type': 'text/plain' };
    const { statusCode } = await gateway.app.inject({ method: 'POST', url: HEALTH_PATH, payload, headers });
    expect(statusCode).toBe(204);
  };
  const begin = gateway.now();
  const between = async (from: number, to: number) => {
    const [since, until] = [new Date(begin + from).toISOString(), new Date(begin + to).toISOString()];
    const url = `${HEALTH_SUMMARY_PATH}?environment=production&since=${since}&until=${until}`;
    const answer = await gateway.app.inject({ url, headers: { [OPERATOR_TOKEN_HEADER]: TOKEN } });
    const summary = parseHealthSummary(answer.json());
    expect(summary).toMatchObject({ since, until });
    return summary.rows.map(({ pages, failures }) => [pages, failures]);
  };
  await send('a', failure);
  gateway.advance(HOUR);
  await send('b', load);
  await send('c', load);
  expect([await between(0, HOUR), await between(HOUR, 2 * HOUR), await between(-HOUR, 0)]).toEqual([
    [[1, 1]],
    [[2, 0]],
    [],
  ]);
  await gateway.close();
});
