import { avatar } from './avatar-art';
import { flag } from './flag-art';
import { fitText } from './lettering';
import { lotteryIcon } from './lottery-art';
import { luminance, PALETTES, readableOnBoth } from './palette';
import type { NonEmpty } from './random';
import { byteLength, escapeXml } from './svg';
import { svgFaults } from './svg-check';
import { vendorLogo } from './vendor-logo';

const LIMIT = 4096;
const TITLES: NonEmpty<string> = [
  'Golden Pyramid',
  'Treasure of the Seven Seas Jackpot Deluxe',
  '</text><script>alert("x")</script>',
  `A&B<C>D"E'F`.repeat(8),
  'Supercalifragilisticexpialidocious',
  '麻将胡了 幸运女神 财神到家 龙虎争霸',
  'Ñandú & Çedilla – “quotes”',
  '🎰🎲 Lucky 🍒',
  '\ud800 lone \u0000\u0008 controls \uffff',
  '',
  '   ',
  'W'.repeat(200),
];

describe('drawings', () => {
  const drawings: readonly (readonly [string, () => readonly string[]])[] = [
    [
      'vendor logos',
      () =>
        TITLES.flatMap((name, index) =>
          (['color', 'white', 'small'] as const).map((variant) => vendorLogo({ code: `V${index}`, name, variant })),
        ),
    ],
    ['avatars', () => Array.from({ length: 40 }, (_, index) => avatar(`a${index}`))],
    [
      'flags',
      () =>
        ['PH', 'US', 'GB', 'CN', 'ID', 'VN', 'TH', 'MY', 'SG', 'KR', 'JP', 'IN', 'br', '<&', '', 'constructor'].map(
          flag,
        ),
    ],
  ];

  it.each(drawings)('%s are well-formed, self-contained and under 4 kB', (_, draw) => {
    for (const svg of draw()) {
      expect(svgFaults(svg)).toEqual([]);
      expect(byteLength(svg)).toBeLessThan(LIMIT);
    }
  });

  it('repeat for the same seed', () => {
    for (const [, draw] of drawings) expect(draw()).toEqual(draw());
  });

  it('give sixteen neighbours sixteen faces', () => {
    const faces = Array.from({ length: 16 }, (_, index) => avatar(String(index)));
    expect(new Set(faces).size).toBe(16);
  });

  it('paint white logos in nothing but white', () => {
    for (let index = 0; index < 60; index += 1) {
      const drawn = vendorLogo({ code: `C${index}`, name: 'Name', variant: 'white' }).replace(/<mask.*?<\/mask>/g, '');
      const paints = [...drawn.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(paints)).toEqual(new Set(['#fff']));
    }
  });
});

describe('text and colour', () => {
  it('escapes markup and drops what XML forbids', () => {
    expect(escapeXml(`<a b="c">&'\u0000\ud800x😀`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#39;x😀');
  });

  it('sets at most the lines asked for, inside the box', () => {
    for (const title of TITLES) {
      const fitted = fitText(title, { width: 262, height: 112, maxSize: 62, maxLines: 3 });
      expect(fitted.lines.length).toBeLessThanOrEqual(3);
      expect(Math.max(0, ...fitted.widths)).toBeLessThanOrEqual(262.001);
    }
  });

  it('brings every palette colour to one that reads on white and on near-black', () => {
    for (const { main, accent } of PALETTES) {
      for (const colour of [main, accent]) {
        const value = luminance(readableOnBoth(colour));
        expect(1.05 / (value + 0.05)).toBeGreaterThan(3);
        expect((value + 0.05) / 0.058).toBeGreaterThan(3);
      }
    }
  });
});

describe('lotteryIcon', () => {
  it('is well-formed and light, and no two of a lobby look alike', () => {
    const icons = Array.from({ length: 12 }, (_icon, place) =>
      lotteryIcon({ seed: `lottery ${place}`, figure: place % 2 === 0 ? '10' : '5' }),
    );
    expect(icons.flatMap(svgFaults)).toEqual([]);
    expect(new Set(icons).size).toBe(12);
    for (const icon of icons) expect(byteLength(icon)).toBeLessThan(LIMIT / 2);
  });
});
