import {
  clearOverrides,
  DEVTOOLS_KEY,
  OVERRIDE_PREFIX,
  OVERRIDES_DISABLED_KEY,
  readAskedOverrides,
  writeOverride,
} from './override-keys';

const GAMES = `${OVERRIDE_PREFIX}mfe-games`;
const AGENT = `${OVERRIDE_PREFIX}mfe-agent`;

beforeEach(() => localStorage.clear());

it('reads what the developers’ well-known keys ask for, of this site’s packages only', () => {
  localStorage.setItem(GAMES, ' 4301 ');
  localStorage.setItem(AGENT, 'off');
  localStorage.setItem(`${OVERRIDE_PREFIX}unknown`, '1.0.0');
  localStorage.setItem(`${OVERRIDE_PREFIX}mfe-account`, '  ');
  localStorage.setItem(`x-${OVERRIDE_PREFIX}mfe-account`, '1.0.0');
  localStorage.setItem('theme', 'light');
  expect(readAskedOverrides(localStorage)).toEqual({
    asked: { 'mfe-games': '4301', 'mfe-agent': 'off' },
    disabled: [],
  });
});

it.each([
  ['true', ['mfe-agent', 'mfe-games']],
  ['["mfe-games"]', ['mfe-games']],
  ['["mfe-account"]', []],
  ['false', []],
  ['{"mfe-games":true}', []],
  ['not json', []],
])('with %s in the disabling key, these are disabled: %j', (text, disabled) => {
  localStorage.setItem(GAMES, '1.0.0');
  localStorage.setItem(AGENT, '1.0.0');
  localStorage.setItem(OVERRIDES_DISABLED_KEY, text);
  expect([...readAskedOverrides(localStorage).disabled].sort()).toEqual(disabled);
});

it('enables what is asked for by hand, and leaves the others disabled', () => {
  localStorage.setItem(GAMES, '1.0.0');
  localStorage.setItem(AGENT, '1.0.0');
  localStorage.setItem(OVERRIDES_DISABLED_KEY, 'true');
  writeOverride(localStorage, 'mfe-games', '2.0.0');
  expect(readAskedOverrides(localStorage)).toEqual({
    asked: { 'mfe-games': '2.0.0', 'mfe-agent': '1.0.0' },
    disabled: ['mfe-agent'],
  });
  writeOverride(localStorage, 'mfe-agent', null);
  expect(localStorage.getItem(OVERRIDES_DISABLED_KEY)).toBeNull();
  expect(readAskedOverrides(localStorage)).toEqual({ asked: { 'mfe-games': '2.0.0' }, disabled: [] });
});

it('takes all of them back and touches nothing else', () => {
  localStorage.setItem(GAMES, '1.0.0');
  localStorage.setItem(AGENT, 'off');
  localStorage.setItem(OVERRIDES_DISABLED_KEY, 'true');
  localStorage.setItem('theme', 'light');
  clearOverrides(localStorage);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

describe('federation’s developer tools', () => {
  const store = (value: unknown): void => localStorage.setItem(DEVTOOLS_KEY, JSON.stringify(value));

  it.each([
    ['as they store it now', { overrides: { 'mfe-games': '2.0.0', unknown: '1.0.0' }, enableFastRefresh: true }],
    ['as they stored it before', { 'mfe-games': '2.0.0', unknown: '1.0.0' }],
  ])('ask for an override over the page’s own, %s', (_how, stored) => {
    localStorage.setItem(GAMES, '1.0.0');
    localStorage.setItem(AGENT, 'off');
    localStorage.setItem(OVERRIDES_DISABLED_KEY, 'true');
    store(stored);
    expect(readAskedOverrides(localStorage)).toEqual({
      asked: { 'mfe-games': '2.0.0', 'mfe-agent': 'off' },
      disabled: ['mfe-agent'],
      unknown: ['unknown'],
    });
  });

  it.each([['not json'], ['null'], ['[]'], ['{"overrides":{"mfe-games":1}}'], ['{"overrides":null}']])(
    'ask for nothing by %s',
    (text) => {
      localStorage.setItem(DEVTOOLS_KEY, text);
      expect(readAskedOverrides(localStorage)).toEqual({ asked: {}, disabled: [] });
      clearOverrides(localStorage);
      expect(localStorage.getItem(DEVTOOLS_KEY)).toBe(text);
    },
  );

  it('lose an override that is taken back here, and keep the rest', () => {
    store({ overrides: { 'mfe-games': '2.0.0', 'mfe-agent': '1.0.0', unknown: '1' }, enableFastRefresh: true });
    writeOverride(localStorage, 'mfe-games', null);
    expect(readAskedOverrides(localStorage).asked).toEqual({ 'mfe-agent': '1.0.0' });
    clearOverrides(localStorage);
    expect(JSON.parse(localStorage.getItem(DEVTOOLS_KEY) ?? '')).toEqual({ overrides: {}, enableFastRefresh: true });
  });
});
