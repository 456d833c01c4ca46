import { PATHS } from 'shared-contracts/paths';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import type { RouteGuard } from 'shared-contracts/remote/contributions';
import english from '../locales/EN.json';
import { decideRoute } from '../routing/decide-route';
import { matchRoute, mergeFurtherRoutes } from '../routing/match-route';
import { ROUTE_TABLE } from '../routing/route-table';
import { FURTHER_TABLE, HOME, TABLE, WHO } from '../testing/frame-rows';
import { PERSONAS } from '../testing/personas';
import { layoutOf } from './layout-rules';

const TITLE = { CN: '标题', EN: 'Title', ID: 'Judul', TY: 'Pamagat' };

/** A path that a remote brings, as S1 and S2 name it and D-21 gives it an owner and a guard. */
function brings(path: string, guard: RouteGuard = 'open', changes: Partial<ReleaseRoute> = {}): ReleaseRoute {
  return { path, screen: path.split('/').at(-1) ?? '', title: TITLE, guard, ...changes };
}

const FURTHER = mergeFurtherRoutes([
  { remote: 'mfe-games', routes: [brings(PATHS.slotsCenter)] },
  {
    remote: 'mfe-account',
    routes: [
      brings(PATHS.trial),
      brings('/m/register.html', 'open', { hideHeader: true, hideFooter: true }),
      brings(PATHS.securityCenter, 'member'),
      brings(PATHS.transactions, 'member'),
      brings(PATHS.rebateReport, 'member'),
    ],
  },
  { remote: 'mfe-promotions', routes: [brings(PATHS.applyReward, 'promotion')] },
  { remote: 'mfe-messaging', routes: [brings(PATHS.agentNotice, 'agent')] },
  {
    remote: 'mfe-agent',
    routes: [
      PATHS.redRain,
      PATHS.teamOverview,
      PATHS.teamProfit,
      PATHS.team,
      PATHS.teamBetting,
      PATHS.agentRebate,
      PATHS.teamRebate,
      PATHS.dividends,
      PATHS.salaryContract,
      PATHS.dividendContract,
      PATHS.hourContract,
    ].map((path) => brings(path, 'agent')),
  },
]);

const EVERY = [...HOME, ...TABLE, ...FURTHER_TABLE];

function textAt(key: string): unknown {
  const [group = '', name = ''] = key.split('.');
  return (english as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name];
}

describe.each(EVERY)('%s of %s', (path, owner, header, titleKey, back, footer, access) => {
  it(`has header ${header}, title ${titleKey ?? 'of its own or none'}, back ${back}, footer ${footer}`, () => {
    const route = matchRoute(path, FURTHER);
    if (route === null) throw new Error(`${path} is no route`);
    const isHome = header === 'home';
    const isPlain = path === '/vip.html';
    expect(route).toMatchObject({ remote: owner, isHome });
    expect(layoutOf(route)).toEqual({
      header,
      ...(isHome || isPlain ? {} : { titleKey }),
      hasTitleBar: !isHome && !isPlain,
      back,
      footer,
      noticeBlock: isHome,
      floatingWidget: !isPlain,
    });
    if (titleKey !== undefined) expect(textAt(titleKey)).toEqual(expect.any(String));
  });

  it.each(WHO.map((who, index) => [who, access[index]] as const))('for %s: %s', (who, expected) => {
    const decision = decideRoute(path, '', PERSONAS[who], FURTHER);
    const outcome =
      decision.kind === 'show'
        ? 'shown'
        : [decision.goTo, decision.gate].filter((part) => part !== undefined).join(' ');
    expect(outcome).toBe(expected);
  });
});

it('has a row for every path of the host table and every path that is named', () => {
  expect(TABLE).toHaveLength(Object.keys(ROUTE_TABLE).length - 1);
  expect(EVERY.map(([path]) => path)).toEqual(expect.arrayContaining(Object.values(PATHS)));
});
