import { EVERY_ENGINE, isInShortForm, shortForm, takeTurns } from './turns';

it('deals specs out in turns, so that each is in one engine', () => {
  const turn = takeTurns(1);
  expect([turn(), turn(), turn(), turn()]).toEqual(['@firefox', '@chromium-109', '@webkit', '@firefox']);
});

it('gives an engine its own specs and those of every engine', () => {
  const title = (tag: string): string => `start.spec.ts a first visit ${tag}`;
  expect(shortForm('webkit').test(title('@webkit'))).toBe(true);
  expect(shortForm('webkit').test(title(EVERY_ENGINE))).toBe(true);
  expect(shortForm('webkit').test(title('@firefox'))).toBe(false);
  expect(shortForm('chromium-103').test(title('@chromium-109'))).toBe(false);
});

it('knows a spec that no engine would run', () => {
  expect(isInShortForm(['@firefox'])).toBe(true);
  expect(isInShortForm([EVERY_ENGINE])).toBe(true);
  expect(isInShortForm(['@chromium-103'])).toBe(false);
  expect(isInShortForm([])).toBe(false);
});
