import { base64UrlOf, bytesOfBase64, utf8Bytes, utf8Text } from './binary-text';

describe('text and bytes', () => {
  it.each([
    ['', [], ''],
    ['a', [0x61], 'YQ'],
    ['ab', [0x61, 0x62], 'YWI'],
    ['abc', [0x61, 0x62, 0x63], 'YWJj'],
    ['~~~?', [0x7e, 0x7e, 0x7e, 0x3f], 'fn5-Pw'],
    ['ÿÿÿ', [0xc3, 0xbf, 0xc3, 0xbf, 0xc3, 0xbf], 'w7_Dv8O_'],
    ['后', [0xe5, 0x90, 0x8e], '5ZCO'],
    ['🎲', [0xf0, 0x9f, 0x8e, 0xb2], '8J-Osg'],
    ['%41', [0x25, 0x34, 0x31], 'JTQx'],
    ['\u0000', [0], 'AA'],
  ])('%j', (text, bytes, base64) => {
    expect([...utf8Bytes(text)]).toEqual(bytes);
    expect(utf8Text(Uint8Array.from(bytes))).toBe(text);
    expect(base64UrlOf(Uint8Array.from(bytes))).toBe(base64);
    expect([...(bytesOfBase64(base64) ?? [])]).toEqual(bytes);
  });

  it('carries every byte value', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(bytesOfBase64(base64UrlOf(bytes))).toEqual(bytes);
  });

  it('reads the other alphabet and padding too', () => {
    expect([...(bytesOfBase64('w7/Dv8O/fg==') ?? [])]).toEqual([0xc3, 0xbf, 0xc3, 0xbf, 0xc3, 0xbf, 0x7e]);
  });

  it('replaces a lone half of a pair', () => {
    expect(utf8Text(utf8Bytes('a\uD83Cb\uDFB2'))).toBe('a\uFFFDb\uFFFD');
  });

  it.each(['a', 'a b', 'ab!c', '===', 'abcde'])('is no base64: %j', (text) => {
    expect(bytesOfBase64(text)).toBeNull();
  });

  it.each([[[0xff, 0xfe]], [[0xc3]], [[0xc0, 0x80]]])('is no UTF-8: %j', (bytes) => {
    expect(utf8Text(Uint8Array.from(bytes))).toBeNull();
  });
});
