import path from 'node:path';
import { spawnTethered } from './processes';
import { startS3Server, whyNoS3Server, type S3Server } from './s3-server';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs the test of what every store has to keep to; gives its exit status. */
async function testStores(server: S3Server): Promise<number> {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const words = ['--selectProjects', 'node', '--testPathPatterns', 'store/store-contract', '--verbose'];
  const child = spawnTethered(process.execPath, [jest, ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      STORE_TEST_S3: server.endpoint,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
    },
  });
  process.once('exit', () => child.kill());
  return new Promise((done, fail) => child.once('error', fail).once('close', (status) => done(status ?? 1)));
}

/** Tests the stores against a real S3 service where the machine can have one. */
async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const why = whyNoS3Server();
  if (why !== undefined) {
    say(`not run: ${why}`);
    return;
  }
  const started = Date.now();
  const server = await startS3Server();
  say(`A real S3 service answers at ${server.endpoint} after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  try {
    process.exitCode = await testStores(server);
  } finally {
    await server.stop();
  }
}

await main();
