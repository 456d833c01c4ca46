import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { STATE } from '../../support/places';
import type { EngineState } from '../plan/engine-names';
import { hasIntegrity } from './integrity';

/** A build of Chromium inside an npm package: Linux on x64, without a window. */
export interface OldChromium {
  /** Version of the package `@sparticuz/chromium`. */
  readonly version: string;
  /** Hash of its archive as the registry states it. */
  readonly integrity: string;
}

/**
 * The oldest builds the registry has near the floor. Each is 50 MB, so they are no dependencies: the archive is fetched
 * by the first run that needs it and is kept in the state folder.
 */
export const OLD_CHROMIUMS = {
  'chromium-103': {
    version: '103.0.0',
    integrity: 'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  'chromium-109': {
    version: '109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
} as const satisfies Readonly<Record<string, OldChromium>>;

const LONGEST_FETCH_MS = 300_000;

/** Fetches the package's archive into a folder and checks it; gives its path. Throws when it cannot be had. */
function fetchArchive({ version, integrity }: OldChromium, folder: string): string {
  const words = ['pack', `@sparticuz/chromium@${version}`, '--pack-destination', folder, '--silent'];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    // Outside the repository, whose settings are another package manager's.
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_FETCH_MS,
  });
  if (status !== 0) throw new Error(`npm ${words.join(' ')}: ${stderr.trim().split('\n').at(-1)}`);
  const archive = path.join(folder, path.basename(stdout.trim().split('\n').at(-1) ?? ''));
  if (!hasIntegrity(readFileSync(archive), integrity)) throw new Error(`${archive} has not the hash that is pinned`);
  return archive;
}

function unpack(compressed: string, target: string): void {
  writeFileSync(target, brotliDecompressSync(readFileSync(compressed)));
}

/** Fetches and unpacks into a folder beside the target, which is then there as a whole or not at all. */
function install(build: OldChromium, target: string): void {
  const folder = `${target}.part-${process.pid}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'libraries'), { recursive: true });
  try {
    execFileSync('tar', ['-xzf', fetchArchive(build, folder), '-C', folder]);
    const bin = path.join(folder, 'package/bin');
    unpack(path.join(bin, 'chromium.br'), path.join(folder, 'chromium'));
    unpack(path.join(bin, 'aws.tar.br'), path.join(folder, 'aws.tar'));
    execFileSync('tar', ['-xf', path.join(folder, 'aws.tar'), '-C', path.join(folder, 'libraries')]);
    chmodSync(path.join(folder, 'chromium'), 0o755);
    for (const name of ['package', 'aws.tar', `sparticuz-chromium-${build.version}.tgz`])
      rmSync(path.join(folder, name), { recursive: true, force: true });
    renameSync(folder, target);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Names of the libraries that a program needs and does not find. */
function missingLibraries(program: string, folder?: string): readonly string[] {
  const environment = folder === undefined ? {} : { LD_LIBRARY_PATH: folder };
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8', env: { ...process.env, ...environment } });
  return [...stdout.matchAll(/(\S+) => not found/g)].map(([, name = '']) => name);
}

/** An old build of Chromium, fetched where it is missing. Never throws: a machine that cannot have it gets the reason. */
export function ensureOldChromium(build: OldChromium): EngineState {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { kind: 'missing', why: `the build is for Linux on x64, this is ${process.platform} on ${process.arch}` };
  const target = path.join(STATE, 'engines', `chromium-${build.version}`);
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) install(build, target);
  } catch (error) {
    return { kind: 'missing', why: error instanceof Error ? error.message : String(error) };
  }
  const browser = path.join(target, 'chromium');
  if (missingLibraries(browser).length === 0) return { kind: 'present', programs: { browser } };
  const libraries = path.join(target, 'libraries/lib');
  const missing = missingLibraries(browser, libraries);
  if (missing.length > 0) return { kind: 'missing', why: `the system lacks ${missing.join(', ')}` };
  return { kind: 'present', programs: { browser, libraries } };
}
