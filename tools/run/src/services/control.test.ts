import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import type { ControlConfiguration } from '../configuration/schemas';
import { startControlService } from './control';
import { openServiceLog } from './service-log';
import { fixtureSite } from 'release-cli/test-support/fixture-site';

const SECRETS = { MFE_CONSOLE_SECRET: 'x'.repeat(32), MFE_OIDC_CLIENT_SECRET: 'y' };

function configurationOf(home: string): ControlConfiguration {
  return {
    environment: 'production',
    home,
    gateway: 'http://127.0.0.1:1',
    allowPrivate: false,
    listen: { address: '127.0.0.1', port: 0 },
    logLevel: 'info',
    stop: { announceSeconds: 0, limitSeconds: 20 },
    publicAddress: 'http://localhost:4500',
    provider: { issuer: 'http://127.0.0.1:1', clientId: 'release-console' },
    people: { ann: { name: 'Ann', grants: [{ role: 'viewer' }] } },
  };
}

describe('the console as a service', () => {
  it.each([
    ['MFE_CONSOLE_SECRET', '', 'MFE_CONSOLE_SECRET is missing: it is what seals the cookies'],
    ['MFE_CONSOLE_SECRET', 'short', 'MFE_CONSOLE_SECRET has fewer than 32 characters'],
    ['MFE_OIDC_CLIENT_SECRET', '', 'MFE_OIDC_CLIENT_SECRET is missing: it is what the console shows to its provider'],
  ])('does not start with %s as "%s"', async (name, value, sentence) => {
    const log = openServiceLog('control', 'error');
    const variables = { ...SECRETS, [name]: value };
    const home = await scratchFolder();
    await expect(startControlService(configurationOf(home), { variables, log })).rejects.toThrow(sentence);
  });

  it('logs who was refused, and says when its provider is away', async () => {
    const { home } = await fixtureSite();
    const lines: Readonly<Record<string, unknown>>[] = [];
    const log = openServiceLog('control', 'info', {
      write: (text) => void lines.push(JSON.parse(text) as Readonly<Record<string, unknown>>),
    });
    const service = await startControlService(configurationOf(home), { variables: SECRETS, log });
    const address = service.url.replace('localhost', '127.0.0.1');
    const answer = await fetch(`${address}/releases/sign-in`);
    expect([answer.status, (await answer.text()).includes('does not answer as it should')]).toEqual([502, true]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await service.stop(0)).toBe(0);
    expect(lines).toContainEqual(
      expect.objectContaining({
        service: 'control',
        event: 'audit',
        action: 'sign-in',
        outcome: 'refused',
        subject: null,
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'request', route: '/releases/sign-in', status: 502 }),
    );
  });
});
