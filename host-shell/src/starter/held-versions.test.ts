import { heldText, HOLD_LIFE_MS } from './held-release';
import { parseHeldVersions } from './held-versions';

const NOW = 1_700_000_000_000;
const VERSIONS = { 'mfe-games': '1.0.0' };

it('reads what a page that holds has written, until its moment has come', () => {
  const text = heldText(VERSIONS, NOW);
  expect(parseHeldVersions(text, NOW)).toEqual(VERSIONS);
  expect(parseHeldVersions(text, NOW + HOLD_LIFE_MS - 1)).toEqual(VERSIONS);
  expect(parseHeldVersions(text, NOW + HOLD_LIFE_MS)).toEqual({});
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['no moment', JSON.stringify({ versions: VERSIONS })],
  ['a moment that is no number', JSON.stringify({ versions: VERSIONS, until: 'tomorrow' })],
  ['a moment that a wrong clock wrote', JSON.stringify({ versions: VERSIONS, until: NOW + HOLD_LIFE_MS + 1 })],
  ['no versions', JSON.stringify({ until: NOW + 1 })],
  ['a version that is no text', JSON.stringify({ versions: { 'mfe-games': 1 }, until: NOW + 1 })],
])('holds nothing by %s', (_case, text) => {
  expect(parseHeldVersions(text, NOW)).toEqual({});
});
