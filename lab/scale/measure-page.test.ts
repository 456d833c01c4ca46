import { madePage, measurePage } from './measure-page';

describe('the page of made-up sections', () => {
  it('names every file of every section once more for each version', async () => {
    const [served, both] = await Promise.all(
      [false, true].map((hasFallbacks) => measurePage({ sections: 3, hasFallbacks })),
    );
    expect([served?.files, both?.files]).toEqual([75, 150]);
    expect(both?.page).toBeGreaterThan(served?.page ?? Infinity);
  });

  it('grows by what its sections take, and by nothing else', async () => {
    const [few, more] = await Promise.all([2, 12].map((sections) => measurePage({ sections, hasFallbacks: false })));
    const byHashes = (more?.parts['hashes of scripts'] ?? 0) - (few?.parts['hashes of scripts'] ?? 0);
    // 17 scripts for each of ten sections; 32 bytes of a hash cannot be compressed.
    expect(byHashes).toBeGreaterThan(17 * 10 * 32);
    expect(more?.page).toBeGreaterThan((few?.page ?? 0) + byHashes);
  });

  it('is the same bytes each time', async () => {
    const size = { sections: 2, hasFallbacks: true };
    expect(await madePage(size)).toBe(await madePage(size));
  });
});
