import { svgFaults } from 'reference-gateway/art/svg-check';
import { paletteAt } from 'reference-gateway/art/palette';
import { type NonEmpty, cycle, seededRandom, wholeRange } from 'reference-gateway/art/random';
import { byteLength } from 'reference-gateway/art/svg';
import { banner } from './banner-art';
import { defaultPicture } from './default-art';
import { gamePicture } from './game-art';
import { sceneAt, sceneNamed, scenesOf } from './scenes/scene-table';
import { titlePlan } from './title';

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

describe('banners and the default picture', () => {
  const draw = (): readonly string[] => [
    defaultPicture(),
    ...Array.from({ length: 240 }, (_, index) =>
      banner({
        seed: `b${index}`,
        headline: cycle(TITLES, index),
        tagline: cycle(TITLES, index + 5),
        category: cycle(CATEGORIES, index),
        brandHue: index * 17 - 200,
      }),
    ),
  ];

  it('are well-formed, self-contained and under 4 kB', () => {
    for (const svg of draw()) {
      expect(svgFaults(svg)).toEqual([]);
      expect(byteLength(svg)).toBeLessThan(LIMIT);
    }
  });

  it('repeat for the same seed', () => {
    expect(draw()).toEqual(draw());
  });
});
