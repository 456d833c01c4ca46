import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from 'build-preset/package-info';
import { contractClient } from 'reference-gateway/testing/contract-client';
import { keepResult } from 'services/results';
import { releasedPackages } from 'services/section-folders';
import { requirePorts } from 'emulator/ports/busy-port';
import { readPort } from 'emulator/ports/read-port';
import { drive, gatewayStream, originStream } from './drive';
import { loadReport } from './load-table';
import { listenMany } from './live-load';
import { liveFaults, liveLines } from './live-verdict';
import { loadFaults, loadLines } from './load-verdict';
import { residentBytes } from './resident-bytes';

const HELP = `Usage: pnpm load [--minutes 30] [--connections 10] [--port 4180]
       pnpm load --listeners 1000 [--minutes 30]

Serves the composed site from a state folder of its own (.local/load) and keeps origin and gateway busy: reads, pictures,
and orders of money. Prints requests, times and memory; status 1 when a request was not answered or the memory grew.
The figures are kept in results/load.md.

With --listeners that many pages listen to the live channel of a gateway instead, while rounds are played. The figures are
kept in results/live-load.md; status 1 when a stream ended, a message did not come in time, or the memory grew.
`;

/** Memory is looked at so often. */
const SAMPLE_MS = 1000;

async function serve(port: number): Promise<ChildProcess> {
  const home = path.join(WORKSPACE, '.local/load');
  mkdirSync(home, { recursive: true });
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(WORKSPACE, 'tools/run/src/start.ts')], {
    cwd: WORKSPACE,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), ASSETS_PORT: String(port + 1), MFE_HOME: home },
  });
  await new Promise<void>((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready in') && ready());
    child.once('exit', (code) => fail(new Error(`The site ended with ${code ?? 'a signal'}`)));
  });
  return child;
}

function signIn(url: string): Promise<string> {
  const client = contractClient(async ({ method, url: address, headers, payload }) => {
    const answer = await fetch(`${url}${address}`, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload }),
    });
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) };
  });
  return client.signIn('demo_member');
}

/** Some scripts of every package, as they were just built. */
function scripts(): string[] {
  return releasedPackages(WORKSPACE).flatMap((name) =>
    readdirSync(path.join(WORKSPACE, name, 'dist'))
      .filter((file) => file.endsWith('.mjs'))
      .slice(0, 4)
      .map((file) => `/r/${name}/${file}`),
  );
}

function wholeNumber(text: string, name: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}

function report(name: string, lines: readonly string[], text: string, faults: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
  keepResult(name, text);
  for (const fault of faults) process.stdout.write(`fault: ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

async function listen(listeners: number, minutes: number): Promise<void> {
  const { figures, samples } = await listenMany(listeners, minutes);
  const lines = liveLines(figures, samples);
  report('live-load.md', lines, `${lines.join('\n')}\n`, liveFaults(figures, samples));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      connections: { type: 'string', default: '10' },
      port: { type: 'string', default: '4180' },
      listeners: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const [minutes, connections, port] = [
    wholeNumber(values.minutes, 'minutes'),
    wholeNumber(values.connections, 'connections'),
    readPort('--port', values.port),
  ];
  if (values.listeners !== undefined) return listen(wholeNumber(values.listeners, 'listeners'), minutes);
  await requirePorts([{ port, remedy: (other) => `pnpm load --port ${other}` }]);
  const child = await serve(port);
  const url = `http://localhost:${port}`;
  const samples: number[] = [];
  const sampler = setInterval(() => samples.push(residentBytes(child.pid ?? 0)), SAMPLE_MS);
  try {
    const token = await signIn(url);
    const streams = [originStream(scripts(), connections), gatewayStream(token, connections)];
    const figures = await Promise.all(streams.map((stream) => drive(url, stream, minutes * 60)));
    const text = loadReport({ minutes, connections }, figures, samples);
    report('load.md', loadLines(figures, samples), text, loadFaults(figures, samples));
  } finally {
    clearInterval(sampler);
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
