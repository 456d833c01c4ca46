import { systemStatus } from 'shared-contracts/api/endpoints/system';
import type { HostServices } from '../host/host-services';

/** Begins with the status that the page was rendered with; false where this visit draws the page itself. */
export function takeRenderedStatus({ boot, status, http, language }: HostServices): boolean {
  if (boot.rendered?.language !== language.get()) return false;
  const { code } = boot.document.merchant;
  const reply = http.early?.(systemStatus, { merchantCode: code, language: language.get() });
  if (reply !== undefined) status.adopt(reply);
  return reply !== undefined;
}
