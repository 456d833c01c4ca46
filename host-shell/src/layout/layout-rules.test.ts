import { matchRoute, siteRoutes, type SiteRoute } from '../routing/site-routes';
import { PERSONAS, signedIn } from '../testing/personas';
import { testRoutes } from '../testing/section-routes';
import { isPlainDocument, layoutOf, titleBarActions } from './layout-rules';

function at(path: string, routes = testRoutes()): SiteRoute {
  const route = matchRoute(path, routes);
  if (route === null) throw new Error(`${path} is no route`);
  return route;
}

describe('layoutOf', () => {
  it('gives home its own header, its notices and no title bar', () => {
    expect(layoutOf(at('/m/home'))).toEqual({
      header: 'home',
      hasTitleBar: false,
      back: 'none',
      footer: 'menu',
      noticeBlock: true,
      floatingWidget: true,
    });
  });

  it('gives a document of its own nothing', () => {
    expect(layoutOf(at('/vip.html'))).toEqual({
      header: 'none',
      hasTitleBar: false,
      back: 'none',
      footer: 'none',
      noticeBlock: false,
      floatingWidget: false,
    });
  });

  it.each([
    ['/m/lottery', 'none', 'menu', 'step'],
    ['/m/gameList', 'none', 'none', 'replace-home'],
    ['/m/activity', 'top', 'menu', 'home'],
    ['/m/agent', 'none', 'agent', 'step'],
    ['/m/changePsw', 'none', 'none', 'none'],
  ])('frames %s as its owner says: header %s, footer %s, back %s', (path, header, footer, back) => {
    const frame = { header, footer, back, hasTitleBar: true, noticeBlock: false, floatingWidget: true };
    expect(layoutOf(at(path))).toEqual(frame);
  });

  it('gives a page without a title no bar', () => {
    const routes = siteRoutes([{ remote: 'mfe-agent', routes: [{ path: '/m/new', screen: 'new' }] }]);
    expect(layoutOf(at('/m/new', routes))).toMatchObject({ header: 'top', footer: 'menu', hasTitleBar: false });
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
  it.each([
    ['/m/login', PERSONAS.visitor, ['register']],
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
  ])('on %s of %j offers %j', (path, session, expected) => {
    const route = at(path);
    expect(titleBarActions(layoutOf(route), route, session)).toEqual(expected);
  });
});
