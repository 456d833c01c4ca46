import { isHomePath, PATHS } from 'shared-contracts/paths';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import type { RouteFooter, RouteGuard, RouteHeader } from 'shared-contracts/remote/contributions';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';

/** The four kinds of people a site knows. */
export const PERSONAS = ['visitor', 'member', 'agent', 'trial'] as const;
export type Persona = (typeof PERSONAS)[number];

/** What a path comes to for each of the four: shown, or the address that takes its place. */
export type Access = readonly [visitor: string, member: string, agent: string, trial: string];

/** Home, with the gate for real accounts over it (docs/product/common.md#real-accounts). */
export const HOME_WITH_GATE = `${PATHS.home} behind the gate`;

/** Home, once the notice that agents open accounts elsewhere is closed (docs/product/shell.md#invite-entry). */
export const HOME_AFTER_NOTICE = `${PATHS.home} after the notice`;

const SHOWN = 'shown';

function loginFor(path: string): string {
  return `${PATHS.login}?redirect=${encodeURIComponent(path)}`;
}

/** Where a guard leads each of the four. */
const GUARDS: Readonly<Record<RouteGuard, (path: string) => Access>> = {
  open: () => [SHOWN, SHOWN, SHOWN, SHOWN],
  member: (path) => [loginFor(path), SHOWN, SHOWN, SHOWN],
  agent: () => [PATHS.home, PATHS.home, SHOWN, PATHS.home],
  session: () => [PATHS.home, SHOWN, SHOWN, SHOWN],
  promotion: () => [PATHS.activity, SHOWN, SHOWN, SHOWN],
};

/** Screens that send somebody on whom their guard lets in. */
const SENDING: Readonly<Record<string, Access>> = {
  // The screen starts a trial, and takes whoever is signed in home.
  [PATHS.trial]: [SHOWN, PATHS.home, PATHS.home, PATHS.home],
  // A trial has no inbox: it is told so and goes back to the row above.
  [PATHS.webEmail]: [loginFor(PATHS.webEmail), SHOWN, SHOWN, PATHS.message],
  // Agents open accounts from their own area, trials need a real account.
  [PATHS.inviteFriends]: [loginFor(PATHS.inviteFriends), SHOWN, HOME_AFTER_NOTICE, HOME_WITH_GATE],
};

/** Lists of games are titled by what they list. */
const TITLES: Readonly<Record<string, string>> = { [PATHS.pvp]: 'Cards', [PATHS.gameList]: 'Slots' };

/** One path of the site, as the person who opens it sees it. */
export interface FrameRow {
  readonly path: string;
  readonly owner: PackageName;
  readonly screen: string;
  /** The title bar's text in English; without one there is no bar. */
  readonly title: string | null;
  readonly header: RouteHeader | 'home';
  readonly hasBack: boolean;
  readonly footer: RouteFooter;
  readonly access: Access;
}

/** Home as it may be typed. */
const HOMES = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'].map((path): FrameRow => ({
  path,
  owner: 'host-shell',
  screen: 'home',
  title: null,
  header: 'home',
  hasBack: false,
  footer: 'menu',
  access: GUARDS.open(path),
}));

/** A document of its own has nothing of the site around it. */
const DOCUMENT = { title: null, header: 'none', hasBack: false, footer: 'none' } as const;

function accessTo({ path, guard = 'open', gate }: ReleaseRoute): Access {
  const access = SENDING[path] ?? GUARDS[guard](path);
  const [visitor, member, agent] = access;
  return gate === undefined ? access : [visitor, member, agent, HOME_WITH_GATE];
}

function frameRow(owner: PackageName, route: ReleaseRoute): FrameRow {
  const { path, screen, title, header = 'top', footer = 'menu', back = 'step' } = route;
  const hasBack = title !== undefined && back !== 'none';
  const shown = { title: TITLES[path] ?? title?.EN ?? null, header, hasBack, footer };
  return { path, owner, screen, access: accessTo(route), ...(path === PATHS.vipDocument ? DOCUMENT : shown) };
}

/** The screens that most people see, by who is the first to see them. */
export const MAIN_SCREENS: Readonly<Record<Persona, readonly string[]>> = {
  visitor: [PATHS.home, PATHS.rng, PATHS.activity, PATHS.login, PATHS.register, PATHS.settings],
  member: [PATHS.memberHome, PATHS.deposit, PATHS.withdraw, PATHS.transactions, PATHS.inviteFriends],
  agent: [PATHS.agent, PATHS.teamOverview, PATHS.agentRegister],
  trial: [],
};

/** Screens that show members other things than visitors. */
export const OF_THE_ACCOUNT: readonly string[] = [PATHS.home, PATHS.activity, PATHS.message, PATHS.settings, PATHS.vip];

/** The rows that this person is the first to see, of those who come in the order of {@link PERSONAS}. */
export function rowsFirstSeenBy(who: Persona, table: readonly FrameRow[]): readonly FrameRow[] {
  return table.filter(({ access }) => access.indexOf(SHOWN) === PERSONAS.indexOf(who));
}

/** A package and the routes that it states. */
export type StatedRoutes = readonly [owner: PackageName, routes: readonly ReleaseRoute[]];

/** Every path of a site of these packages. */
export function frameRows(packages: readonly StatedRoutes[]): readonly FrameRow[] {
  const rows = packages.flatMap(([owner, routes]) => routes.map((route) => frameRow(owner, route)));
  return [...HOMES, ...rows.filter(({ path }) => !isHomePath(path))];
}

/** Every path of the site, in the frame it has with the releases a page got. */
export function frameTable({ releases }: BootDocument): readonly FrameRow[] {
  const stated = packageEntries(releases).map(([owner, versions]): StatedRoutes => {
    const [release] = Object.values(versions);
    return [owner, release?.contributions.routes ?? []];
  });
  return frameRows(stated);
}
