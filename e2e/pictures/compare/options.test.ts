import { folderOf, isAskedFor, nameOf, readCompareOptions, setsOf } from './options';

const foldersOf = (...words: string[]) => setsOf(readCompareOptions(words)).map(folderOf);

it('looks at one theme and language of the default merchant unless told', () => {
  expect(readCompareOptions([])).toEqual({ isWriting: false, isWhole: false, screens: [], languages: [] });
  expect(foldersOf()).toEqual(['aurora-dark-EN']);
});

it('takes languages, screens, and that it shall keep what it sees', () => {
  const options = readCompareOptions(['--write', '--screens', 'home,agent-agent', '--languages', 'CN,TY']);
  expect(options).toMatchObject({ isWriting: true, screens: ['home', 'agent-agent'], languages: ['CN', 'TY'] });
  expect(setsOf(options).map(folderOf)).toEqual(['aurora-dark-CN', 'aurora-dark-TY']);
});

it('has every language in both themes as a whole, and the other merchants with their main screens', () => {
  expect(foldersOf('--whole')).toHaveLength(12);
  expect(foldersOf('--whole', '--languages', 'ID')).toEqual(['aurora-dark-ID', 'aurora-light-ID']);
  const others = setsOf(readCompareOptions(['--whole'])).filter(({ merchant }) => merchant !== 'aurora');
  expect(others.map(folderOf)).toEqual(['bahari-dark-EN', 'bahari-light-EN', 'lotus-dark-EN', 'lotus-light-EN']);
  expect(new Set(others.map(({ has }) => has))).toEqual(new Set(['main']));
});

it('refuses a language without a file of texts', () => {
  expect(() => readCompareOptions(['--languages', 'EN,FR'])).toThrow(
    'FR has no file of texts: there are CN, EN, ID, TY',
  );
});

it('names pictures by who sees which path', () => {
  expect(nameOf('visitor', '/m/home')).toBe('visitor-home');
  expect(nameOf('agent', '/m/agent/team/pnl')).toBe('agent-agent-team-pnl');
  expect(nameOf('visitor', '/vip.html')).toBe('visitor-vip-html');
});

it('asks for a picture by its name or its screen', () => {
  const ask = (screens: string) => (name: string) => isAskedFor(name, readCompareOptions(['--screens', screens]));
  expect(['visitor-home', 'member-home', 'agent-home'].filter(ask('home'))).toHaveLength(3);
  expect(['visitor-home', 'member-home'].filter(ask('member-home'))).toEqual(['member-home']);
});
