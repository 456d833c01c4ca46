import { Metadata, MetadataKind, Targets } from '@tufjs/models';
import { rootPlan, trustOf } from '../test-support/made-roots';
import { assertAnchor, assertSuccessor, isDelegated, parseRoot, planOf, rootOf, signMetadata } from './root';
import { assertPlan, withKey, withoutKey, withThreshold } from './root-plan';
import { newSigner } from './signer';

const named = (owner: string, role: 'root' | 'release') => {
  const { signer } = newSigner();
  return { signer, key: { id: signer.id, spki: signer.spki, owner, role, packages: [] } };
};

describe('the root of an environment', () => {
  it('is TUF metadata that says what its plan says, also after it was written and read', () => {
    const { plan, root } = trustOf('production');
    const read = parseRoot(JSON.parse(JSON.stringify(root.toJSON())), 'root.json');
    expect(planOf(read)).toEqual(plan);
    expect(read.toJSON()).toMatchObject({
      signed: { _type: 'root', version: 1, roles: { release: { threshold: 1 }, targets: { keyids: [] } } },
    });
    expect(() => assertAnchor(read, 'production', 'root.json')).not.toThrow();
  });

  it.each([
    ['another threshold', (text: string) => text.replace('"threshold":1', '"threshold":2')],
    ['another owner', (text: string) => text.replace('Ada', 'Eve')],
    ['another version', (text: string) => text.replace('"version":1', '"version":2')],
  ])('vouches for itself no more with %s', (_what, change) => {
    const { root } = trustOf('production');
    const text = JSON.stringify(root.toJSON());
    expect(change(text)).not.toBe(text);
    const check = (): void => assertAnchor(parseRoot(JSON.parse(change(text)), 'root.json'), 'production', 'root.json');
    expect(check).toThrow(/root\.json is (not signed by enough|no root of an environment)/);
  });

  it('is of one environment', () => {
    const { root } = trustOf('staging');
    expect(() => assertAnchor(root, 'production', 'root.json')).toThrow('root.json is the root of staging');
  });

  it('refuses a key in two roles, a role without keys, and a key that is not named by its hash', () => {
    const plan = rootPlan('production').plan;
    const [first] = plan.keys;
    if (first === undefined) throw new Error('A plan has keys');
    expect(() => assertPlan(withKey(plan, { ...first, role: 'release' }))).toThrow('stands in two roles');
    expect(() => assertPlan(withThreshold(plan, 'release', 2))).toThrow('needs signatures of 2 keys and would have 1');
    expect(() => assertPlan(withoutKey(plan, first.id))).toThrow('mfe keys add');
    expect(() => withoutKey(plan, 'stranger')).toThrow('stranger is not a key that production trusts');
    const text = JSON.stringify(rootOf(plan).toJSON()).replaceAll(first.id, 'abcdefabcdef');
    expect(() => parseRoot(JSON.parse(text), 'root.json')).toThrow('is not named by its own hash');
  });
});

describe('a later root', () => {
  it('is believed when the root keys before and after signed it, and its version follows', () => {
    const { plan, root, signers } = trustOf('production');
    const { key, signer } = named('Bo', 'root');
    const old = signers.root;
    const next = rootOf({ ...withKey(withoutKey(plan, old.id), key), version: 2 });
    expect(() => assertSuccessor(root, next, '2.json')).toThrow('not signed by enough root keys of version 1');
    signMetadata(next, signer);
    expect(() => assertSuccessor(root, next, '2.json')).toThrow('not signed by enough root keys of version 1');
    signMetadata(next, old);
    expect(() => assertSuccessor(root, next, '2.json')).not.toThrow();
    const unsigned = rootOf({ ...withKey(withoutKey(plan, old.id), key), version: 2 });
    signMetadata(unsigned, old);
    expect(() => assertSuccessor(root, unsigned, '2.json')).toThrow('not signed by enough root keys of version 2');
  });

  it('is neither an earlier one shown again nor one that leaves versions out', () => {
    const { plan, root, signers } = trustOf('production');
    for (const version of [1, 3]) {
      const other = rootOf({ ...plan, version });
      signMetadata(other, signers.root);
      expect(() => assertSuccessor(root, other, 'x.json')).toThrow(`is version ${version} of the root where 2 belongs`);
    }
  });

  it('requires the root keys that both the old and the new root demand', () => {
    const { plan, root, signers } = trustOf('production');
    const { key, signer } = named('Bo', 'root');
    const two = { ...withThreshold(withKey(plan, key), 'root', 2), version: 2 };
    const next = rootOf(two);
    signMetadata(next, signers.root);
    expect(() => assertSuccessor(root, next, '2.json')).toThrow('not signed by enough root keys of version 2');
    signMetadata(next, signer);
    expect(() => assertSuccessor(root, next, '2.json')).not.toThrow();
  });
});

describe('a delegation to a publisher', () => {
  const statementOf = (path: string): Metadata<Targets> =>
    Metadata.fromJSON(MetadataKind.Targets, {
      signed: {
        _type: 'targets',
        spec_version: '1.0.31',
        version: 1,
        expires: '9999-12-31T23:59:59Z',
        targets: { [path]: { length: 1, hashes: { sha256: 'ab' } } },
      },
      signatures: [],
    });

  it('holds for its package and no other, and for its key and no other role', () => {
    const { root, signers } = trustOf('production', ['mfe-games']);
    const own = statementOf('descriptors/mfe-games/1.0.0.json');
    expect(isDelegated(root, 'mfe-games', own)).toBe(false);
    signMetadata(own, signers.release);
    signMetadata(own, signers.root);
    expect(isDelegated(root, 'mfe-games', own)).toBe(false);
    signMetadata(own, signers.publisher);
    expect(isDelegated(root, 'mfe-games', own)).toBe(true);
    for (const path of ['descriptors/mfe-agent/1.0.0.json', 'descriptors/mfe-games/x/1.0.0.json']) {
      const other = statementOf(path);
      signMetadata(other, signers.publisher);
      expect(isDelegated(root, 'mfe-games', other)).toBe(false);
      expect(isDelegated(root, 'mfe-agent', other)).toBe(false);
    }
  });
});
