import { measureScale } from './measure-scale';

describe('a site of 50 remotes with 20 versions each', () => {
  const few = measureScale({ merchants: 100, remotes: 50, versions: 20 });
  const many = measureScale({ merchants: 1000, remotes: 50, versions: 20 });

  it("looks at one merchant's releases when one merchant's pin changes, however many merchants there are", () => {
    expect(few.verifyOneReads).toBeLessThanOrEqual(160);
    expect(many.verifyOneReads).toBe(few.verifyOneReads);
  });

  it('renews one page for it', () => {
    expect([few.pagesToRenew, many.pagesToRenew]).toEqual([1, 1]);
  });

  it("does not put other merchants' share into a page", () => {
    expect(many.bootBytes).toBe(few.bootBytes);
  });

  it('looks at ten times as many releases for ten times as many merchants, and no more', () => {
    expect(many.verifyAllReads).toBeLessThanOrEqual(10 * few.verifyAllReads);
  });
});
