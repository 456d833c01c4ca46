import type { SessionState } from 'shared-contracts/session/session-state';
import { PERSONAS, signedIn } from '../testing/personas';
import { PLAIN_INFO, testRoutes } from '../testing/section-routes';
import { decideRoute } from './decide-route';
import type { RouteFacts } from './route-facts';

const ROUTES = testRoutes();
const SITE: RouteFacts = {
  info: {
    whitelabel: { flags: { PLYRBT: true }, promotions: { REFERRAL: true }, menus: [], dividendDisplay: true },
    customerService: true,
  },
  isApp: false,
};
const PLAIN: RouteFacts = { info: PLAIN_INFO, isApp: true };
const forced = signedIn(0, { mustChangePassword: true });

/** Where a location comes to: the screen shown, or the address left for and what is said there. */
function outcome(path: string, search: string, session: SessionState, facts = SITE): string {
  const decision = decideRoute({ pathname: path, search }, session, ROUTES, facts);
  if (decision.kind === 'show') return `shows ${decision.route.screen}`;
  const { goTo, word } = decision;
  return word === undefined || word === 'unknown' || word === 'login' ? goTo : `${goTo}, ${word}`;
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
    ['applying for a reward without an id', '/m/applyReward', '', PERSONAS.member, '/m/activity'],
    ['applying for a reward with an empty id', '/m/applyReward', '?id=', PERSONAS.member, '/m/activity'],
    ['the messages, trial', '/m/webEmail', '', PERSONAS.trial, '/m/message, messages'],
    ['the messages, member', '/m/webEmail', '', PERSONAS.member, 'shows inbox'],
    ['the invite page, member', '/m/inviteFriends', '', PERSONAS.member, 'shows invite-friends'],
    ['the invite page, agent', '/m/inviteFriends', '', PERSONAS.agent, '/m/home, invite'],
    ['the invite page, trial', '/m/inviteFriends', '', PERSONAS.trial, '/m/home, offer-register'],
    ['the invite page, visitor', '/m/inviteFriends', '', PERSONAS.visitor, '/m/login?redirect=%2Fm%2FinviteFriends'],
    ['favourites, member', '/m/gameList', '?gameType=RNG&type=fav', PERSONAS.member, 'shows game-list'],
    ['hot games, visitor', '/m/gameList', '?type=hot', PERSONAS.visitor, 'shows game-list'],
    [
      'favourites, visitor',
      '/m/gameList',
      '?gameType=RNG&type=fav',
      PERSONAS.visitor,
      '/m/login?redirect=%2Fm%2FgameList%3FgameType%3DRNG%26type%3Dfav',
    ],
    ['the login, member', '/m/login', '?redirect=%2Fm%2Fwithdraw', PERSONAS.member, '/m/withdraw'],
    ['a forgotten password, trial', '/m/forget', '', PERSONAS.trial, '/m/home'],
    ['the login, visitor', '/m/login', '?redirect=%2Fm%2Fwithdraw', PERSONAS.visitor, 'shows login'],
    ['dividends, agent', '/m/member/agent/agentDivident', '', PERSONAS.agent, 'shows dividends'],
    ['the rebate report, member', '/m/member/rebateReport', '', PERSONAS.member, 'shows rebate-report'],
    ['the app, in a browser', '/m/app', '', PERSONAS.visitor, 'shows app'],
    ['changing the password, visitor', '/m/changePsw', '', PERSONAS.visitor, '/m/home'],
    ['home, password must change', '/m/home', '', forced, '/m/changePsw'],
    ['login, password must change', '/m/login', '', forced, '/m/changePsw'],
    ['a refused path, password must change', '/m/agent', '', forced, '/m/changePsw'],
    ['changing the password, password must change', '/m/changePsw/', '', forced, 'shows change-password'],
  ])('%s', (_name, path, search, session, expected) => {
    expect(outcome(path, search, session)).toBe(expected);
  });

  it.each([
    ['the invite page', '/m/inviteFriends', PERSONAS.member, '/m/home, invite'],
    ['the invite page, trial', '/m/inviteFriends', PERSONAS.trial, '/m/home, invite'],
    ['dividends', '/m/member/agent/agentDivident', PERSONAS.agent, '/m/agent'],
    ['the rebate report', '/m/member/rebateReport', PERSONAS.member, '/m/voucherCenter'],
    ['the app', '/m/app', PERSONAS.visitor, '/m/home'],
  ])('where the merchant switched it off, or in its app: %s', (_name, path, session, expected) => {
    expect(outcome(path, '', session, PLAIN)).toBe(expected);
  });

  it.each([
    ['/m/withdraw', PERSONAS.visitor, 'login'],
    ['/m/nowhere', PERSONAS.member, 'unknown'],
  ])('carries the reason for a refused link to %s', (pathname, session, word) => {
    expect(decideRoute({ pathname, search: '' }, session, ROUTES, SITE)).toMatchObject({ word });
  });
});
