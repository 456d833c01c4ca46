import { Registry } from 'prom-client';
import { startGateway, type Gateway } from 'reference-gateway/gateway';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { HEALTH_PATH, type HealthEntry } from 'shared-contracts/release/health';
import { VersionFigures } from './version-figures';

const TOKEN = 'a-token-of-an-operator';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ operatorToken: TOKEN, games: 20 });
});
afterAll(() => gateway.close());

async function report(page: string, entry: HealthEntry): Promise<void> {
  const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '0011223344556677', revision: 1 };
  const answer = await fetch(`${gateway.url}${HEALTH_PATH}`, {
    method: 'POST',
    body: JSON.stringify({ ...about, page, part: 0, entries: [entry] }),
  });
  expect(answer.status).toBe(204);
}

it('versions that were published say on how many pages of the last hour they failed', async () => {
  const { store } = await fixtureSite();
  const registry = new Registry();
  let token = TOKEN;
  const setup = { store, environment: 'production', health: () => Promise.resolve({ url: gateway.url, token }) };
  const figures = new VersionFigures(registry, setup);
  const games = { package: 'mfe-games', version: '1.0.0' } as const;
  await report('a', { kind: 'load', ...games, ms: 100 });
  await report('b', { kind: 'failure', ...games, stage: 'evaluation', cause: 'Error' });
  await report('c', { kind: 'failure', ...games, version: '9.9.9', stage: 'evaluation', cause: 'Error' });
  await figures.renew();
  const told = await registry.metrics();
  expect(told).toContain('release_version_pages{environment="production",package="mfe-games",version="1.0.0"} 2');
  expect(told).toContain(
    'release_version_failed_pages{environment="production",package="mfe-games",version="1.0.0"} 1',
  );
  expect(told).not.toContain('9.9.9');
  token = 'another-token';
  await figures.renew();
  expect(await registry.metrics()).not.toContain('mfe-games');
});
