import { consistencyProof, isConsistent, leafHash, rootHash, type TreeHash } from './merkle-tree';

/** The entries and roots by which implementations of Certificate Transparency are tested. */
const ENTRIES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => leafHash(Buffer.from(hex, 'hex')));
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const hex = (hash: TreeHash): string => Buffer.from(hash).toString('hex');
const headOf = (leaves: readonly TreeHash[], size: number) => ({ size, root: rootHash(leaves.slice(0, size)) });

it('has the roots that Certificate Transparency has', () => {
  expect(ROOTS.map((_, index) => hex(rootHash(ENTRIES.slice(0, index + 1))))).toEqual(ROOTS);
  expect(hex(rootHash([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('proves of every tree that it continues every smaller one', () => {
  const leaves = Array.from({ length: 33 }, (_, index) => leafHash(Uint8Array.of(index)));
  for (let newer = 1; newer <= leaves.length; newer += 1)
    for (let older = 1; older <= newer; older += 1) {
      const proof = consistencyProof(leaves.slice(0, newer), older);
      expect([older, newer, isConsistent(headOf(leaves, older), headOf(leaves, newer), proof)]).toEqual([
        older,
        newer,
        true,
      ]);
    }
});

it('proves nothing of a tree with another entry, whatever of the proof is changed', () => {
  const leaves = Array.from({ length: 21 }, (_, index) => leafHash(Uint8Array.of(index)));
  const forged = leaves.with(3, leafHash(Uint8Array.of(99)));
  for (let older = 4; older <= leaves.length; older += 1) {
    const [head, other] = [headOf(leaves, older), headOf(forged, forged.length)];
    const proof = consistencyProof(forged, older);
    expect([older, isConsistent(head, other, proof)]).toEqual([older, false]);
    expect(isConsistent(head, other, consistencyProof(leaves, older))).toBe(false);
    const right = headOf(leaves, leaves.length);
    expect(isConsistent(head, right, [...consistencyProof(leaves, older), leafHash(Uint8Array.of(1))])).toBe(false);
  }
  const [small, whole] = [headOf(leaves, 5), headOf(leaves, 21)];
  expect(isConsistent(small, whole, consistencyProof(leaves, 5).slice(1))).toBe(false);
  expect(isConsistent(small, whole, [])).toBe(false);
  expect(isConsistent(whole, small, [])).toBe(false);
  expect(isConsistent({ ...small, size: 0 }, whole, consistencyProof(leaves, 5))).toBe(false);
});
