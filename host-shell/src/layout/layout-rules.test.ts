import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import { matchRoute, mergeFurtherRoutes, type MatchedRoute } from '../routing/match-route';
import { PERSONAS, signedIn } from '../testing/personas';
import { firstSegment, isPlainDocument, layoutOf, titleBarActions } from './layout-rules';

const TITLE = { CN: '标题', EN: 'Title', ID: 'Judul', TY: 'Pamagat' };

function contributed(changes: Partial<ReleaseRoute>): MatchedRoute {
  const route = { path: '/m/new', screen: 'new', title: TITLE, ...changes };
  const matched = matchRoute(route.path, mergeFurtherRoutes([{ remote: 'mfe-agent', routes: [route] }]));
  if (matched === null) throw new Error(`${route.path} is no route`);
  return matched;
}

describe('a route that a remote adds', () => {
  it.each([
    ['as it comes', {}, 'top', 'menu', true],
    ['without the header', { hideHeader: true }, 'none', 'menu', true],
    ['without the footer', { hideFooter: true }, 'top', 'none', true],
    ['without a title', { title: undefined }, 'top', 'menu', false],
    ['in the agent area, without the footer', { path: '/m/agent/new', hideFooter: true }, 'none', 'none', true],
    ['that begins like a hidden one', { path: '/m/loginHistory' }, 'top', 'menu', true],
    ['below a hidden one', { path: '/m/login/history' }, 'none', 'none', true],
  ])('%s', (_case, changes, header, footer, hasTitleBar) => {
    expect(layoutOf(contributed(changes))).toMatchObject({ header, footer, hasTitleBar });
  });
});

describe('firstSegment', () => {
  it.each([
    ['/m/agent', 'agent'],
    ['/m/agent/team/pnl', 'agent'],
    ['/m/agentRegister', 'agentRegister'],
    ['/m/register.html', 'register'],
    ['/m/register/', 'register'],
    ['/m/member/notice', 'member'],
    ['/m', ''],
    ['/vip.html', ''],
  ])('reads %s as "%s" (D-22)', (path, segment) => {
    expect(firstSegment(path)).toBe(segment);
  });
});

it.each([
  ['/vip.html', true],
  ['/vip.html/', true],
  ['/m/vip', false],
  ['/m/vip.html', false],
])('%s is a document of its own: %s', (path, expected) => {
  expect(isPlainDocument(path)).toBe(expected);
});

describe('the title bar', () => {
  const at = (path: string): MatchedRoute => {
    const route = matchRoute(path, mergeFurtherRoutes([]));
    if (route === null) throw new Error(`${path} is no route`);
    return route;
  };
  it.each([
    ['/m/login', PERSONAS.visitor, ['register']],
    ['/m/register', PERSONAS.visitor, ['login']],
    ['/m/forget', PERSONAS.visitor, ['login']],
    ['/m/lottery', PERSONAS.visitor, ['login', 'register']],
    ['/m/gameList', PERSONAS.visitor, ['login', 'register']],
    ['/m/lottery', { status: 'unknown' } as const, ['login', 'register']],
    ['/m/lottery', PERSONAS.member, ['menu']],
    ['/m/agent', PERSONAS.agent, ['menu']],
    ['/m/changePsw', PERSONAS.trial, ['menu']],
    ['/m/changePsw', signedIn(0, { mustChangePassword: true }), ['logout']],
    // The top header has the account actions already.
    ['/m/activity', PERSONAS.visitor, []],
    ['/m/activity', PERSONAS.member, []],
  ])('on %s of %j offers %j (D-23)', (path, session, expected) => {
    const route = at(path);
    expect(titleBarActions(layoutOf(route), route.path, session)).toEqual(expected);
  });
});
