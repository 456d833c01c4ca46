import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { readHealth } from 'release-cli/health/read-health';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { startOtlpReceiver } from 'services/otlp-receiver';

const SECRET = 'a-token-that-no-log-may-have';

type Line = Readonly<Record<string, unknown>>;

/** The command with these words, and what it says; it has the secret, in a file. */
async function serve(words: readonly string[]) {
  const token = path.join(await scratchFolder(), 'token');
  writeFileSync(token, SECRET);
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(WORKSPACE, 'tools/run/src/serve.ts'), ...words], {
    cwd: WORKSPACE,
    env: { PATH: process.env['PATH'], MFE_OPERATOR_TOKEN_FILE: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const more = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
      more.emit('said');
    });
  const closed = once(child, 'close');
  const lines = (): Line[] =>
    said
      .split('\n')
      .slice(0, -1)
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Line);
  /** The line of an event; fails where the process ends without it. */
  const line = async (event: string): Promise<Line> => {
    for (;;) {
      const found = lines().find((known) => known['event'] === event);
      if (found !== undefined) return found;
      const ended = await Promise.race([once(more, 'said').then(() => null), closed]);
      if (ended !== null) throw new Error(`the service ended without "${event}": ${said}`);
    }
  };
  return { child, closed, said: () => said, lines, line };
}

async function configured(configuration: object): Promise<string> {
  const file = path.join(await scratchFolder(), 'configuration.json');
  writeFileSync(file, JSON.stringify(configuration));
  return file;
}

/** A back end that holds every call until the test answers it. */
async function holdingGateway() {
  let heard: (response: ServerResponse) => void = () => undefined;
  const call = new Promise<ServerResponse>((done) => (heard = done));
  const server = createServer((_request, response) => heard(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, call, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a service of its own', () => {
  it('starts from its file, logs lines of JSON, and at SIGTERM finishes the call that it is at', async () => {
    const { home } = await fixtureSite();
    const gateway = await holdingGateway();
    const collector = await startOtlpReceiver();
    const file = await configured({
      environment: 'production',
      home,
      gateway: gateway.url,
      defaultMerchant: 'aurora',
      listen: { port: 0 },
      collector: { address: collector.url, requestsPercent: 100 },
    });
    const { child, closed, said, lines, line } = await serve(['origin', '--config', file]);
    const { url } = await line('listening');
    const site = String(url).replace('localhost', '127.0.0.1');
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    const answer = fetch(`${site}/api/v1/games/types`);
    const held = await gateway.call;
    child.kill('SIGTERM');
    expect(await line('stopping')).toMatchObject({ level: 'info', service: 'origin', signal: 'SIGTERM' });
    held.end('whole');
    expect(await (await answer).text()).toBe('whole');
    expect(await closed).toEqual([0, null]);
    gateway.server.close();
    expect(said().trim().split('\n')).toHaveLength(lines().length);
    expect(lines().map(({ event }) => event)).toEqual(['listening', 'stopping', 'request', 'stopped']);
    expect(lines()[2]).toMatchObject({ method: 'GET', route: 'gateway', status: 200 });
    expect(lines()[3]).toMatchObject({ level: 'info', cutOff: 0 });
    expect(said()).not.toContain(SECRET);
    // What it told is sent before it ends.
    expect(collector.spans().map(({ name }) => name)).toEqual(['GET gateway']);
    expect(JSON.stringify(collector.bodies('logs'))).toContain('"stringValue":"listening"');
    expect(JSON.stringify(collector.bodies('metrics'))).toContain('"name":"service_ready"');
    await collector.close();
  });

  it('takes the secret of its file: the gateway tells health to who shows it', async () => {
    const home = await scratchFolder();
    const file = await configured({ home, games: 12, listen: { port: 0 } });
    const { child, closed, said, lines, line } = await serve(['gateway', '--config', file]);
    const { url } = await line('listening');
    const request = { url: String(url), environment: 'production', since: new Date(0) };
    await expect(readHealth({ ...request, token: `${SECRET}-not` })).rejects.toThrow(
      "does not take this operator's token",
    );
    expect(await readHealth({ ...request, token: SECRET })).toMatchObject({ environment: 'production', rows: [] });
    child.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    expect(lines().at(-1)).toMatchObject({ level: 'info', service: 'gateway', event: 'stopped', cutOff: 0 });
    expect(said()).not.toContain(SECRET);
  });

  it('is refused with a faulty configuration, in one sentence, before it begins', async () => {
    const file = await configured({ home: '.', listen: { port: 'x' }, operatorToken: SECRET });
    const { closed, said } = await serve(['gateway', '--config', file]);
    expect(await closed).toEqual([1, null]);
    expect(said()).toMatch(new RegExp(`^${file}: \\S+ [^\n]*\n$`));
    expect(said()).not.toContain(SECRET);
  });
});
