import { StandIns, type RemoteVersion } from './stand-ins';

class Versions extends StandIns<RemoteVersion> {
  constructor(private readonly known: readonly string[]) {
    super();
  }

  protected candidates(): readonly RemoteVersion[] {
    return this.known.map((version) => ({ version }));
  }
}

describe('a version that failed', () => {
  it('gives way to the next one, once for all that it failed for', () => {
    const versions = new Versions(['3', '2', '1']);
    expect(versions.of('cart')).toBeUndefined();
    expect([versions.moveOn('cart', '3'), versions.moveOn('cart', '3'), versions.of('cart')?.version]).toEqual([
      true,
      true,
      '2',
    ]);
    expect([versions.moveOn('cart', '2'), versions.of('cart')?.version]).toEqual([true, '1']);
    expect([versions.moveOn('cart', '1'), versions.of('cart')?.version]).toEqual([false, '1']);
  });

  it('gives way to none if it is no candidate, or there are none', () => {
    expect(new Versions(['3', '2']).moveOn('cart', '9')).toBe(false);
    expect(new Versions([]).moveOn('cart', '3')).toBe(false);
  });

  it('is returned to', () => {
    const versions = new Versions(['3', '2']);
    versions.use('cart', '2');
    expect(versions.of('cart')?.version).toBe('2');
    versions.useChosen('cart');
    expect(versions.of('cart')).toBeUndefined();
  });
});
