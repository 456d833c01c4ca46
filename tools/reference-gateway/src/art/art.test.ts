import { avatar } from './avatar-art';
import { banner } from './banner-art';
import { defaultPicture } from './default-art';
import { flag } from './flag-art';
import { gamePicture } from './game-art';
import { fitText } from './lettering';
import { lotteryIcon } from './lottery-art';
import { luminance, PALETTES, paletteAt, readableOnBoth } from './palette';
import { type NonEmpty, cycle, seededRandom, wholeRange } from './random';
import { sceneAt, sceneNamed, scenesOf } from './scenes/scene-table';
import { byteLength, escapeXml } from './svg';
import { svgFaults } from './svg-check';
import { titlePlan } from './title';
import { vendorLogo } from './vendor-logo';

const LIMIT = 4096;
const CATEGORIES: NonEmpty<string> = [
  'RNG',
  'FISH',
  'LIVE',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'BINGO',
  'LOTT',
  'ELOTT',
];
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

describe('gamePicture', () => {
  it('is well-formed, self-contained and under 4 kB over 600 random requests with hostile titles', () => {
    const random = seededRandom('sizes');
    for (let run = 0; run < 600; run += 1) {
      const request = {
        seed: String(wholeRange(random, 0, 1_000_000)),
        title: cycle(TITLES, run),
        category: cycle(CATEGORIES, Math.floor(run / TITLES.length)),
        vendor: cycle(['PG', 'TCG_LOTTO_VN', '<&>', ''], run),
      };
      const svg = gamePicture(request);
      expect({ request, faults: svgFaults(svg) }).toEqual({ request, faults: [] });
      expect({ request, isSmall: byteLength(svg) < LIMIT }).toEqual({ request, isSmall: true });
    }
  });

  it('is the same for the same request', () => {
    const request = { seed: '7', title: 'Gem Cascade', category: 'RNG', vendor: 'PG' };
    expect(gamePicture(request)).toBe(gamePicture({ ...request }));
  });

  it('letters the title with its width guarded, every line inside the picture', () => {
    for (const title of TITLES) {
      const svg = gamePicture({ seed: '3', title, category: 'RNG', vendor: '' });
      const guards = [...svg.matchAll(/<text[^>]*textLength="([\d.]+)"/g)].map((match) => Number(match[1]));
      expect(Math.max(0, ...guards)).toBeLessThanOrEqual(262);
    }
  });

  it('wears gold for a jackpot', () => {
    const jackpot = gamePicture({ seed: '3', title: 'Mega Jackpot', category: 'LIVE', vendor: 'PG' });
    expect(jackpot).toContain('stroke-dasharray="0 14.9"');
  });

  it.each(CATEGORIES)('never draws two %s neighbours alike', (category) => {
    for (let seed = 0; seed < 120; seed += 1) {
      const [one, two] = [sceneAt(category, seed), sceneAt(category, seed + 1)];
      expect(one.scene.name).not.toBe(two.scene.name);
      expect(paletteAt(seed).name).not.toBe(paletteAt(seed + 1).name);
      expect(titlePlan(seed).style).not.toBe(titlePlan(seed + 1).style);
    }
  });

  it('gives a hundred slots with one title a hundred pictures', () => {
    const pictures = Array.from({ length: 100 }, (_, seed) =>
      gamePicture({ seed: String(seed), title: 'Dragon', category: 'RNG', vendor: 'PG' }),
    );
    expect(new Set(pictures).size).toBe(100);
  });
});

describe('scenes', () => {
  it('have names of their own in each category', () => {
    for (const category of CATEGORIES) {
      const names = scenesOf(category).map((scene) => scene.name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each([
    ['RNG', 'Fruit Fiesta', 'fruit'],
    ['RNG', 'Treasure of the Seven Seas', 'ship'],
    ['LIVE', 'Roulette Royale', 'roulette'],
    ['LIVE', 'Fruit Fiesta', undefined],
  ])('in %s the title %s leads to %s', (category, title, name) => {
    expect(sceneNamed(category, title)?.name).toBe(name);
  });

  it('fall back to slots for an unknown category', () => {
    expect(scenesOf('NEW')).toBe(scenesOf('RNG'));
  });
});

describe('the other drawings', () => {
  const drawings: readonly (readonly [string, () => readonly string[]])[] = [
    [
      'vendor logos',
      () =>
        TITLES.flatMap((name, index) =>
          (['color', 'white', 'small'] as const).map((variant) => vendorLogo({ code: `V${index}`, name, variant })),
        ),
    ],
    [
      'banners',
      () =>
        Array.from({ length: 240 }, (_, index) =>
          banner({
            seed: `b${index}`,
            headline: cycle(TITLES, index),
            tagline: cycle(TITLES, index + 5),
            category: cycle(CATEGORIES, index),
            brandHue: index * 17 - 200,
          }),
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
    ['the default picture', () => [defaultPicture()]],
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
