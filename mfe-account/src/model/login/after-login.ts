import { href, normalisePath, ownPath, PATHS } from 'shared-contracts/paths';

const NOT_A_GOAL: readonly string[] = [PATHS.login, PATHS.register, '/m/register.html', PATHS.trial];

/** Where a sign-in leads: a forced change of password, else the way back, else home (docs/product/accounts.md#login). */
export function afterLogin(mustChangePassword: boolean, returnTo: string | null): string {
  if (mustChangePassword) return href('changePassword');
  const path = ownPath(returnTo);
  const [pathname = ''] = (path ?? '').split(/[?#]/);
  return path === null || NOT_A_GOAL.includes(normalisePath(pathname)) ? href('home') : path;
}
