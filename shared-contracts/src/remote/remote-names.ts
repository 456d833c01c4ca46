/** Every remote the site is composed of. */
export const REMOTE_NAMES = ['mfe-games', 'mfe-account', 'mfe-promotions', 'mfe-agent', 'mfe-messaging'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Every package that is released: the host and its remotes. */
export const PACKAGE_NAMES = ['host-shell', ...REMOTE_NAMES] as const;
export type PackageName = (typeof PACKAGE_NAMES)[number];

export function isRemoteName(value: unknown): value is RemoteName {
  return (REMOTE_NAMES as readonly unknown[]).includes(value);
}

export function isPackageName(value: unknown): value is PackageName {
  return (PACKAGE_NAMES as readonly unknown[]).includes(value);
}

/** The one module a remote exposes, and the name of its export. */
export const EXPOSED_MODULE = './remote';
export const EXPOSED_NAME = 'remote';
