import { readOptions } from './options';

const read = (...words: string[]) => readOptions(words, ['first-visit', 'navigation'], 'results.json');

it('measures everything in nine rounds unless told', () => {
  const options = read();
  expect(options).toMatchObject({ names: [], rounds: 9, out: 'results.json' });
  expect(options.profiles.map(({ name }) => name)).toEqual(['slow4g', 'fast4g', 'none']);
  expect(options.pages).toHaveLength(5);
  expect(options.peers).toEqual([]);
});

it('takes parts, rounds, profiles and pages', () => {
  const options = read('first-visit', '--rounds', '3', '--profiles', 'none,slow4g', '--pages', '/m/home', '--peers', 'stock');
  expect(options).toMatchObject({ names: ['first-visit'], rounds: 3, peers: ['stock'] });
  expect(options.profiles.map(({ name }) => name)).toEqual(['none', 'slow4g']);
  expect(options.pages.map(({ path }) => path)).toEqual(['/m/home']);
});

it.each([
  [['second-visit'], 'second-visit is no part of the bench: there are first-visit, navigation'],
  [['--rounds', '0'], '--rounds takes a whole number, not 0'],
  [['--peers', 'vite'], 'vite is no peer: there are plain, stock'],
  [['--profiles', '3g'], '3g is no profile: there are slow4g, fast4g, none'],
])('%j is refused', (words, sentence) => {
  expect(() => read(...words)).toThrow(sentence);
});
