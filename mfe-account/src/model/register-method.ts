import type { RegisterMethod } from 'shared-contracts/api/endpoints/registration';

/** How the page is shown. */
export interface PageMode {
  readonly isApp: boolean;
  /** Opened from the home screen of iOS. */
  readonly isWebClip: boolean;
  readonly isStandalone: boolean;
}

/** How somebody who registers now came (D-10). */
export function registerMethod({ isApp, isWebClip, isStandalone }: PageMode): RegisterMethod {
  if (isApp) return 'APP';
  if (isWebClip) return 'WEBCLIP';
  return isStandalone ? 'PWA' : 'H5';
}
