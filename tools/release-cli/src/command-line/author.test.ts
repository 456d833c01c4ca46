import { authorHere, authorOf, nameOfAccount, type AuthorSources } from './author';
import { fixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';
import { scratchFolder } from '../test-support/scratch-folder';

const ALL: AuthorSources = {
  option: 'option',
  environment: { MFE_AUTHOR: 'variable', USER: 'shell' },
  gitName: () => 'git',
  accountName: () => 'account',
};
const none = (): string => '';

describe('the author of a write', () => {
  it.each([
    ['the option first', {}, 'option'],
    ['the option without blanks around it', { option: '  Ana ' }, 'Ana'],
    ['nobody where the option is blank', { option: ' ' }, ''],
    ['then MFE_AUTHOR', { option: undefined }, 'variable'],
    ['then the name in git', { option: undefined, environment: { MFE_AUTHOR: ' ' } }, 'git'],
    ['then the account', { option: undefined, environment: {}, gitName: none }, 'account'],
    [
      'nobody where there is none of them',
      { option: undefined, environment: {}, gitName: none, accountName: none },
      '',
    ],
  ])('is %s', (_what, changes, author) => {
    expect(authorOf({ ...ALL, ...changes })).toBe(author);
  });

  it('is the account on a machine without variables and without a name in git', async () => {
    const folder = await scratchFolder();
    expect(authorHere(folder, { GIT_CONFIG_NOSYSTEM: '1' })).toBe(nameOfAccount());
  });

  it('is the number of an account that the system has no name for, as containers have them', () => {
    const noEntry = (): never => {
      throw new Error('uv_os_get_passwd returned ENOENT (no such file or directory)');
    };
    expect(nameOfAccount(noEntry)).toMatch(/^uid \d+$/);
  });
});

it('writes the map where neither git nor a variable says who writes', async () => {
  const site = await fixtureSite();
  const ran = await runMfe(site, ['pin', 'bahari', 'mfe-games', '1.0.0'], { variables: { MFE_AUTHOR: '' } });
  expect(ran).toMatchObject({ status: 0, error: '' });
});

it('names the option and the variable to whom it refuses a write', async () => {
  const site = await fixtureSite();
  const ran = await runMfe(site, ['pin', 'bahari', 'mfe-games', '1.0.0', '--author', ' ']);
  expect(ran).toMatchObject({
    status: 1,
    error: 'Every write needs an author: name one with --author or MFE_AUTHOR',
  });
});
