import { bytesOf, jsonBytes, readText } from '../store/store';
import type { Store } from '../trust/store';
import { signedStore } from '../test-support/fixture-site';
import {
  evidenceState,
  latestEvidence,
  readEvidence,
  recordEvidence,
  type Evidence,
  type HashSource,
} from './evidence';
import { idOfVersions } from './set-versions';

const HASHES: Readonly<Record<string, string>> = {
  'host-shell@1.0.0': 'a'.repeat(64),
  'mfe-games@1.1.0': 'b'.repeat(64),
};
const hashOf: HashSource = (name, version) => HASHES[`${name}@${version}`];
const SET = idOfVersions({ 'host-shell': '1.0.0', 'mfe-games': '1.1.0' });

function made(changes: Partial<Evidence> = {}): Evidence {
  return {
    schema: 2,
    set: SET,
    versions: {
      'host-shell': { version: '1.0.0', sha256: 'a'.repeat(64) },
      'mfe-games': { version: '1.1.0', sha256: 'b'.repeat(64) },
    },
    suite: 'composed',
    result: 'passed',
    counts: { passed: 40, failed: 0, skipped: 1 },
    durationMs: 61_000,
    at: '2026-11-01T10:00:00.000Z',
    by: 'tester',
    commit: 'c0ffee',
    environment: 'staging',
    ...changes,
  };
}

const FAILED: Partial<Evidence> = { result: 'failed', counts: { passed: 39, failed: 1, skipped: 1 } };

async function storeWith(...records: readonly Partial<Evidence>[]): Promise<Store> {
  const { store } = await signedStore(['staging']);
  for (const record of records) await recordEvidence(store, made(record));
  return store;
}

describe('evidence', () => {
  it('is kept under its set and time, and read back', async () => {
    const store = await storeWith();
    expect(await recordEvidence(store, made())).toBe(`evidence/${SET}/2026-11-01T10-00-00.000Z.json`);
    expect(await readEvidence(store, SET)).toEqual([made()]);
    expect(await latestEvidence(store, SET, hashOf)).toEqual(made());
  });

  it('loses no result of the same millisecond', async () => {
    const store = await storeWith({}, FAILED);
    expect((await readEvidence(store)).map(({ at, result }) => [at, result])).toEqual([
      ['2026-11-01T10:00:00.000Z', 'passed'],
      ['2026-11-01T10:00:00.001Z', 'failed'],
    ]);
  });

  it.each<[string, readonly Partial<Evidence>[], string]>([
    ['nothing was run', [], 'none'],
    ['it passed', [{}], 'passed'],
    ['it failed', [FAILED], 'failed'],
    ['it failed after it passed', [{}, { ...FAILED, at: '2026-11-02T10:00:00.000Z' }], 'failed'],
    ['it passed after it failed', [FAILED, { at: '2026-11-02T10:00:00.000Z' }], 'passed'],
    ['one of two suites failed', [FAILED, { suite: 'smoke', at: '2026-11-02T10:00:00.000Z' }], 'failed'],
    [
      'it was run on another build of the same version',
      [
        {
          versions: {
            'host-shell': { version: '1.0.0', sha256: 'a'.repeat(64) },
            'mfe-games': { version: '1.1.0', sha256: 'c'.repeat(64) },
          },
        },
      ],
      'stale',
    ],
  ])('when %s', async (_, records, expected) => {
    expect(await evidenceState(await storeWith(...records), SET, hashOf, [])).toBe(expected);
  });

  it.each<[string, readonly Partial<Evidence>[], string]>([
    ['only a part of the suite was run', [{ suite: 'smoke', counts: { passed: 12, failed: 0, skipped: 0 } }], 'partly'],
    ['the part failed', [{ ...FAILED, suite: 'smoke' }], 'failed'],
    ['the whole was run besides', [{ suite: 'smoke' }, { at: '2026-11-02T10:00:00.000Z' }], 'passed'],
    ['nothing was run', [], 'none'],
  ])('of the whole suite, when %s', async (_, records, expected) => {
    expect(await evidenceState(await storeWith(...records), SET, hashOf, ['composed'])).toBe(expected);
  });

  it('says who answers for it', async () => {
    const { store } = await signedStore(['staging']);
    await expect(recordEvidence(store, made({ by: ' ' }))).rejects.toThrow('Evidence needs an author');
  });

  it.each<[string, Partial<Evidence>, string]>([
    ['the versions of another set', { set: '0123456789abcdef' }, 'lists the versions of another'],
    [
      'passed with a failure',
      { counts: { passed: 1, failed: 1, skipped: 0 } },
      'says passed, but not with these counts',
    ],
    [
      'passed without a test',
      { counts: { passed: 0, failed: 0, skipped: 9 } },
      'says passed, but not with these counts',
    ],
    ['a time that is none', { at: 'yesterday' }, 'The evidence is not valid: at:'],
    ['a hash that is none', { versions: { 'host-shell': { version: '1.0.0', sha256: 'x' } } }, 'not a SHA-256'],
  ])('refuses %s', async (_, changes, message) => {
    const store = await storeWith();
    await expect(recordEvidence(store, made(changes))).rejects.toThrow(message);
    expect(await store.list('')).toEqual([]);
  });

  it('does not take what cannot be read for proof', async () => {
    const store = await storeWith();
    await store.create(`evidence/${SET}/broken.json`, bytesOf('{'));
    await expect(evidenceState(store, SET, hashOf, [])).rejects.toThrow(
      `evidence/${SET}/broken.json in the store is not JSON`,
    );
  });

  it.each<[string, (stored: object) => object, string]>([
    [
      'that nobody signed',
      ({ ...stored }) => ({ ...stored, signatures: undefined }),
      'is not signed, so it is not used',
    ],
    ['that was changed after it was signed', (stored) => ({ ...stored, by: 'Mallory' }), 'The signature of'],
    ['signed for another environment', (stored) => ({ ...stored, environment: 'production' }), 'signed by no key that'],
  ])('does not take a result for proof %s', async (_, change, message) => {
    const { store } = await signedStore(['staging', 'production']);
    const key = await recordEvidence(store, made());
    const stored = JSON.parse((await readText(store, key))?.text ?? '') as object;
    await store.remove(key);
    await store.create(key, jsonBytes(change(stored)));
    await expect(evidenceState(store, SET, hashOf, [])).rejects.toThrow(message);
  });
});
