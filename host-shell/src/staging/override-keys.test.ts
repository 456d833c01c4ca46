import {
  clearOverrides,
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
  localStorage.setItem(`${OVERRIDE_PREFIX}mfe-unknown`, '1.0.0');
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
