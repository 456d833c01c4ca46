import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterConfiguration } from './cluster-configuration';
import { ensureProgram } from './ensure-package';
import { freePort } from './free-port';
import { Processes } from './processes';

/** A running S3 service on this machine's loopback, empty, in memory, with one user. */
export interface S3Server {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Ends it at once and forgets everything. */
  readonly stop: () => Promise<void>;
}

/** What the service consists of, in Debian's packages. */
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];
const PROGRAMS = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'radosgw-admin', 'monmaptool'];
const READY_LIMIT_MS = 60_000;
const READY_PAUSE_MS = 100;

/** Why there can be no S3 service on this machine; undefined when there can (installing it where allowed). */
export function whyNoS3Server(): string | undefined {
  for (const program of PROGRAMS) {
    const state = ensureProgram(program, PACKAGES);
    if (state.kind === 'missing') return state.why;
  }
  return undefined;
}

async function waitUntilAnswering(endpoint: string, assertRunning: () => void): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  for (;;) {
    assertRunning();
    const answer = await fetch(endpoint, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.status === 200) return;
    if (Date.now() > until) throw new Error(`The S3 service did not answer within ${READY_LIMIT_MS / 1000} s`);
    await delay(READY_PAUSE_MS);
  }
}

/** One monitor, one storage daemon in memory, then the gateway; each needs the one before it. */
async function startDaemons(processes: Processes, folder: string, port: number): Promise<S3Server> {
  const clusterId = randomUUID();
  const storageId = randomUUID();
  const accessKeyId = randomBytes(10).toString('hex');
  const secretAccessKey = randomBytes(20).toString('hex');
  const monitorPort = await freePort();
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name));
  const file = join(folder, 'ceph.conf');
  writeFileSync(file, clusterConfiguration({ folder, clusterId, monitorPort, gatewayPort: port }));
  const map = join(folder, 'monmap');
  const monitor = `[v2:127.0.0.1:${monitorPort}]`;
  await processes.run('monmaptool', ['--create', '--addv', 'a', monitor, '--fsid', clusterId, map]);
  await processes.run('ceph-mon', ['-c', file, '-i', 'a', '--mkfs', '--monmap', map]);
  processes.start('ceph-mon', ['-c', file, '-i', 'a', '-f']);
  await processes.run('ceph', ['-c', file, 'osd', 'new', storageId]);
  await processes.run('ceph-osd', ['-c', file, '-i', '0', '--mkfs', '--osd-uuid', storageId]);
  processes.start('ceph-osd', ['-c', file, '-i', '0', '-f']);
  const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
  await processes.run('radosgw-admin', ['-c', file, 'user', 'create', '--uid=test', '--display-name=test', ...keys]);
  processes.start('radosgw', ['-c', file, '-n', 'client.rgw', '-f']);
  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(endpoint, () => processes.assertRunning());
  return { endpoint, accessKeyId, secretAccessKey, stop: () => processes.stop() };
}

/** Starts a real S3 service (Ceph's gateway); ask {@link whyNoS3Server} first. Throws with the daemons' last words. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 's3-server-'));
  const processes = new Processes(folder, () => rmSync(folder, { recursive: true, force: true }));
  try {
    return await startDaemons(processes, folder, await freePort());
  } catch (error) {
    const words = processes.lastWords();
    await processes.stop();
    throw new Error(
      `The S3 service did not start: ${error instanceof Error ? error.message : String(error)}\n${words}`,
    );
  }
}
