import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LIBRARY = 'error while loading shared libraries: libnss3.so: cannot open shared object file';

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Runs the suite's command on a machine with nothing but Node, and gives its status and all it said. */
function runSuite(environment: Readonly<Record<string, string>>): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, '../run.ts')], {
    cwd: path.join(__dirname, '../..'),
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}

// Playwright asks five times before it gives up.
test('a machine without a browser and without a network is told so, and the suite is not started', async () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'no-browser-'));
  const programs = path.join(scratch, 'bin');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'chromium'), `#!/bin/sh\necho "${LIBRARY}" >&2\nexit 127\n`, { mode: 0o755 });
  try {
    const { status, output } = await runSuite({
      HOME: scratch,
      PATH: programs,
      PLAYWRIGHT_BROWSERS_PATH: path.join(scratch, 'browsers'),
      PLAYWRIGHT_DOWNLOAD_HOST: `http://127.0.0.1:${await closedPort()}`,
    });
    expect(output).toContain(`This browser does not start, ${path.join(programs, 'chromium')}:\n${LIBRARY}`);
    expect(output).toContain('cli.js install --only-shell chromium');
    expect(output).toContain('ECONNREFUSED');
    expect(output).not.toContain('not found');
    expect(output).not.toContain('Running ');
    expect(output.trimEnd().split('\n').at(-1)).toMatch(
      /^No Chromium starts on this machine \(.*libnss3.*\): run "node e2e/,
    );
    expect(status).toBe(1);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}, 120_000);
