import { normalisePath, PATHS } from 'shared-contracts/paths';
import type { AccountLink, RouteBack, RouteFooter, RouteHeader } from 'shared-contracts/remote/contributions';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import type { SiteRoute } from '../routing/site-routes';

/** Everything the frame around a screen depends on. */
export interface Layout {
  /** `home`: home's own header. */
  readonly header: RouteHeader | 'home';
  readonly hasTitleBar: boolean;
  readonly back: RouteBack;
  readonly footer: RouteFooter;
  /** Banners and the announcement line: on home only. */
  readonly noticeBlock: boolean;
  /** The floating button: on every page of the site; a plain document has none. */
  readonly floatingWidget: boolean;
}

const HOME_LAYOUT: Layout = {
  header: 'home',
  hasTitleBar: false,
  back: 'none',
  footer: 'menu',
  noticeBlock: true,
  floatingWidget: true,
};

/** A document of its own, without the site's frame. */
const PLAIN_DOCUMENT: Layout = {
  header: 'none',
  hasTitleBar: false,
  back: 'none',
  footer: 'none',
  noticeBlock: false,
  floatingWidget: false,
};

/** Whether a path is a document of its own: it is always loaded as a full page. */
export function isPlainDocument(pathname: string): boolean {
  return normalisePath(pathname) === PATHS.vipDocument;
}

/** The frame of a page. */
export function layoutOf(route: SiteRoute): Layout {
  if (route.isHome) return HOME_LAYOUT;
  if (isPlainDocument(route.path)) return PLAIN_DOCUMENT;
  const { header, footer, back, title } = route;
  return { header, footer, back, hasTitleBar: title !== undefined, noticeBlock: false, floatingWidget: true };
}

/** What the title bar's right side offers. */
export type TitleBarAction = AccountLink | 'menu' | 'logout';

/** The account actions of a page without the site's header stand in its title bar. */
export function titleBarActions(
  layout: Layout,
  { accountLinks }: SiteRoute,
  session: SessionState,
): readonly TitleBarAction[] {
  if (layout.header !== 'none') return [];
  if (isSignedIn(session)) return session.mustChangePassword ? ['logout'] : ['menu'];
  return accountLinks;
}
