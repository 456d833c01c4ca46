import { AGENT_MENU_KEYS } from 'shared-contracts/flags';
import { AGENT_ENTRIES, allowedEntries } from './agent-menu';

test('every whitelist key has its entry, in the order of the table', () => {
  expect(AGENT_ENTRIES.map(({ key, path }) => [key, path])).toEqual([
    ['AGEPAG', '/m/agent/team/overview'],
    ['TRANSREC3', '/m/transaction/record?types=A'],
    ['DOWNMAN', '/m/member/team'],
    ['AGENTRANSMULTDOWN3', '/m/redRain'],
    ['AGETEAMPNL3', '/m/agent/team/pnl'],
    ['TEAMBETTING3', '/m/teamBetting'],
    ['GAMSER', '/m/member/agent/agentRebeat'],
    ['AGEREBINC3', '/m/member/teamRebate'],
    ['SECPRIV', '/m/securityCenter'],
    ['MAILCEN', '/m/webEmail'],
  ]);
  expect(AGENT_ENTRIES.map(({ key }) => key)).toEqual([...AGENT_MENU_KEYS]);
});

test.each([
  ['none', [], []],
  ['two', ['MAILCEN', 'AGEPAG'], ['overview', 'messages']],
  ['keys nobody knows', ['OTHER'], []],
])('a whitelist of %s', (_case, menus, names) => {
  const allowsMenu = (key: string) => menus.includes(key);
  expect(allowedEntries({ allowsMenu }).map(({ name }) => name)).toEqual(names);
});
