import type { RegisterMethod } from 'shared-contracts/api/endpoints/registration';

/** How the page is shown. */
export interface PageMode {
  readonly isApp: boolean;
  /** Opened from the home screen of iOS. */
  readonly isWebClip: boolean;
  readonly isStandalone: boolean;
}

/** How the site was opened by somebody who registers (docs/product/accounts.md#registration). */
export function registerMethod({ isApp, isWebClip, isStandalone }: PageMode): RegisterMethod {
  if (isApp) return 'APP';
  if (isWebClip) return 'WEBCLIP';
  return isStandalone ? 'PWA' : 'H5';
}
