import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BoundedCache } from './bounded-cache';
import { acceptedEncoding, Compressor } from './compression';

describe('the encoding a client takes', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['GZIP', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});

describe('compressing', () => {
  const bytes = new TextEncoder().encode('a line of text\n'.repeat(200));
  const plain = { bytes, etag: 'one', type: 'text/css; charset=utf-8' };

  it('gives back the same text, smaller, and does it once', async () => {
    const compressor = new Compressor();
    const brotli = await compressor.encode(plain, 'br', 'smallest');
    const gzip = await compressor.encode(plain, 'gzip', 'quick');
    expect(brotliDecompressSync(brotli.bytes).equals(bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(bytes)).toBe(true);
    expect(brotli.bytes.length).toBeLessThan(200);
    expect((await compressor.encode(plain, 'br', 'smallest')).bytes).toBe(brotli.bytes);
  });

  it('leaves alone what is short, is no text, or is not wanted compressed', async () => {
    const compressor = new Compressor();
    const short = { ...plain, bytes: bytes.slice(0, 100) };
    expect((await compressor.encode(short, 'br', 'quick')).encoding).toBe('identity');
    expect((await compressor.encode({ ...plain, type: 'image/png' }, 'br', 'quick')).encoding).toBe('identity');
    expect((await compressor.encode(plain, 'identity', 'quick')).bytes).toBe(bytes);
  });
});

describe('a bounded cache', () => {
  it('forgets what was unused for longest, and never grows beyond its limit', async () => {
    const cache = new BoundedCache<string>(6, (text) => text.length);
    const made: string[] = [];
    const get = (key: string, text: string | null): Promise<string | null> =>
      cache.get(key, async () => {
        made.push(key);
        return text;
      });
    await get('a', 'aaa');
    await get('b', 'bbb');
    await get('a', 'aaa');
    await get('c', 'ccc');
    expect(cache.weight).toBe(6);
    await get('a', 'aaa');
    await get('b', 'bbb');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(await get('big', 'too big for it')).toBe('too big for it');
    expect(cache.weight).toBe(6);
  });

  it('makes a value once for all who ask meanwhile, and remembers neither nothing nor an error', async () => {
    const cache = new BoundedCache<string>(10, (text) => text.length);
    let count = 0;
    const make = async (): Promise<string> => {
      count += 1;
      return 'x';
    };
    await Promise.all([cache.get('k', make), cache.get('k', make)]);
    expect(count).toBe(1);
    expect(await cache.get('n', async () => null)).toBeNull();
    expect(await cache.get('n', async () => 'later')).toBe('later');
    await expect(cache.get('e', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('e', async () => 'later')).toBe('later');
  });
});
