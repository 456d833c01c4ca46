import type { Feed } from 'shared-contracts/release/feed';
import { BUCKET_COUNT, queuePosition } from 'shared-contracts/release/bucket';
import { RemoteChoice, RemoteOff, RemoteUnknown } from './remote-choice';
import { releaseOf } from './testing/signed-feed';

type Served = NonNullable<Feed['view']['packages'][`mfe-${string}`]>;

function choice(served: Partial<Served>, bucket = 0): RemoteChoice {
  const versions = ['1.0.0', '1.1.0', '1.2.0'];
  const entries = Object.fromEntries(versions.map((version) => [version, releaseOf(`${version}.mjs`)]));
  const packages = { 'mfe-cart': { version: '1.1.0', layer: 'default' as const, rollouts: [], ...served } };
  return new RemoteChoice(
    {
      view: { environment: 'production', revision: 1, merchant: 'shop', packages },
      releases: { 'mfe-cart': entries },
    },
    bucket,
  );
}

describe('the release of a remote', () => {
  it('is that of the package of its name', () => {
    expect(choice({}).now('cart')).toMatchObject({
      name: 'mfe-cart',
      version: '1.1.0',
      release: { entry: '1.1.0.mjs' },
    });
  });

  it('follows a rollout by the bucket of the device', () => {
    const rollouts = [{ version: '1.2.0', below: 1000 }];
    const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
    const inside = buckets.find((bucket) => queuePosition(bucket, 'mfe-cart@1.2.0') < 1000);
    const outside = buckets.find((bucket) => queuePosition(bucket, 'mfe-cart@1.2.0') >= 1000);
    expect(choice({ rollouts }, inside).now('cart').version).toBe('1.2.0');
    expect(choice({ rollouts }, outside).now('cart').version).toBe('1.1.0');
  });

  it('is the operator’s message where it is off', () => {
    const off = { EN: 'Back at noon' };
    expect(() => choice({ off }).now('cart')).toThrow(RemoteOff);
    expect(() => choice({ off }).now('cart')).toThrow('cart is switched off');
  });

  it('is none of a remote that has no package', () => {
    expect(() => choice({}).now('catalog')).toThrow(RemoteUnknown);
    expect(() => choice({}).now('Cart')).toThrow(RemoteUnknown);
  });
});

describe('a version that fails', () => {
  it('gives way to the one before, and that to none', () => {
    const cart = choice({ previous: '1.0.0' });
    expect(cart.moveOn('cart', '1.1.0')).toBe(true);
    expect(cart.now('cart').version).toBe('1.0.0');
    expect(cart.moveOn('cart', '1.1.0')).toBe(true);
    expect(cart.now('cart').version).toBe('1.0.0');
    expect(cart.moveOn('cart', '1.0.0')).toBe(false);
    cart.useChosen('cart');
    expect(cart.now('cart').version).toBe('1.1.0');
  });

  it('gives way to no revoked one', () => {
    expect(choice({ previous: '1.0.0', revoked: ['1.0.0'] }).moveOn('cart', '1.1.0')).toBe(false);
  });
});
