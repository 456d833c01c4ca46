import type { SessionState } from 'shared-contracts/session/session-state';
import { PERSONAS, signedIn } from '../testing/personas';
import { testRoutes } from '../testing/section-routes';
import { decideRoute } from './decide-route';

const ROUTES = testRoutes();
const forced = signedIn(0, { mustChangePassword: true });

/** Where a location comes to: the screen shown, or the address left for. */
function outcome(path: string, search: string, session: SessionState): string {
  const decision = decideRoute(path, search, session, ROUTES);
  if (decision.kind === 'show') return `shows ${decision.route.screen}`;
  return decision.gate === undefined ? decision.goTo : `${decision.goTo}, ${decision.gate}`;
}

describe('decideRoute', () => {
  it.each<[string, string, string, SessionState, string]>([
    ['an unknown path', '/m/nowhere', '?a=1', PERSONAS.member, '/m/home'],
    ['another case', '/m/Login', '', PERSONAS.visitor, '/m/home'],
    ['another case of home', '/M/home', '', PERSONAS.member, '/m/home'],
    ['an escape that cannot be decoded', '/m/%', '?a=%', PERSONAS.visitor, '/m/home'],
    ['an ending', '/m/activity.html', '', PERSONAS.visitor, '/m/home'],
    ['a dot at the end', '/m/activity.', '', PERSONAS.visitor, '/m/home'],
    ['a doubled slash', '/m//activity', '', PERSONAS.visitor, '/m/home'],
    ['a very long path', `/m/${'activity/'.repeat(900)}`, '', PERSONAS.visitor, '/m/home'],
    ['home', '/', '?gameType=HOT', PERSONAS.visitor, 'shows home'],
    ['a member path, visitor', '/m/withdraw', '', PERSONAS.visitor, '/m/login?redirect=%2Fm%2Fwithdraw'],
    [
      'a member path with a query, visitor',
      '/m/webEmail',
      '?id=3&b=c d',
      PERSONAS.visitor,
      '/m/login?redirect=%2Fm%2FwebEmail%3Fid%3D3%26b%3Dc%20d',
    ],
    ['a member path, member', '/m/withdraw', '', PERSONAS.member, 'shows withdraw'],
    ['the deposit, trial', '/m/voucherCenter', '', PERSONAS.trial, '/m/home, offer-register'],
    ['the deposit, staff of an agent', '/m/voucherCenter', '', signedIn(41), '/m/home, refuse'],
    ['the withdrawal, internal account', '/m/withdraw/', '?a=1', signedIn(40), '/m/home, refuse'],
    ['the withdrawal, team leader', '/m/withdraw', '', signedIn(2), 'shows withdraw'],
    ['changing the password, trial', '/m/changePsw', '', PERSONAS.trial, '/m/home, offer-register'],
    ['changing the password, staff of an agent', '/m/changePsw', '', signedIn(41), 'shows change-password'],
    ['the agent home, member', '/m/agent', '', PERSONAS.member, '/m/home'],
    ['the agent home, agent', '/m/agent', '', PERSONAS.agent, 'shows agent-home'],
    ['applying for a reward, visitor', '/m/applyReward', '?id=1', PERSONAS.visitor, '/m/activity'],
    ['applying for a reward, member', '/m/applyReward', '?id=1', PERSONAS.member, 'shows apply-reward'],
    ['changing the password, visitor', '/m/changePsw', '', PERSONAS.visitor, '/m/home'],
    ['home, password must change', '/m/home', '', forced, '/m/changePsw'],
    ['login, password must change', '/m/login', '', forced, '/m/changePsw'],
    ['a refused path, password must change', '/m/agent', '', forced, '/m/changePsw'],
    ['changing the password, password must change', '/m/changePsw/', '', forced, 'shows change-password'],
  ])('%s', (_name, path, search, session, expected) => {
    expect(outcome(path, search, session)).toBe(expected);
  });

  it('carries the reason for a refused deep link', () => {
    expect(decideRoute('/m/withdraw', '', PERSONAS.visitor, ROUTES)).toMatchObject({ message: 'error.notLoggedIn' });
  });
});
