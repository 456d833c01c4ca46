import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { href } from 'shared-contracts/paths';

/** The present page as a path of the site: where a sign-in comes back to. */
export function currentPath(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Tells a visitor that this needs a sign-in and opens it; afterwards the player is back where they were. */
export function askToLogin(
  context: Pick<RemoteContext, 'overlays' | 'navigate'>,
  text: string,
  returnTo = currentPath(),
): void {
  context.overlays.toast('info', text);
  context.navigate(href('login', { redirect: returnTo }));
}
