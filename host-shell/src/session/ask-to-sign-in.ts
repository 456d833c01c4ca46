import { href } from 'shared-contracts/paths';
import type { Boot } from '../boot/boot';
import { checkAccess } from '../routing/access-guard';
import type { Navigation } from '../routing/navigation';
import { matchRoute } from '../routing/site-routes';

/** What a session that ended by itself leaves behind. */
export interface EndedPlace {
  readonly navigation: Navigation;
  readonly boot: { readonly live: Pick<Boot['live'], 'routes'> };
}

/** Leaves a page that visitors may not see for the sign-in, which leads back to it: what was typed there is kept. */
export function askToSignIn({ navigation, boot }: EndedPlace): void {
  const { pathname, search } = navigation.here();
  const route = matchRoute(pathname, boot.live.routes());
  if (route === null || checkAccess(route.guard, { status: 'visitor' }, '').allowed) return;
  navigation.go(href('login', { redirect: `${pathname}${search}` }), { replace: true });
}
