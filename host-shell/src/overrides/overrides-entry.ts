/**
 * The module that a page's starter fetches where overrides are allowed and something asks for one. It stands
 * by itself: the starter can reach into no chunk of the host.
 */
import { parseBootDocument } from 'shared-contracts/release/boot-document';
import { resolveView, type HeldVersions } from 'shared-contracts/release/resolve';
import { offerResetWhenBroken } from './broken-start';
import { readAskedOverrides, type AskedOverrides } from './override-keys';
import { fetchPreview, fetchServedRelease } from './served-release';
import { settleOverrides } from './settle-overrides';
import type { SettledOverrides } from './settled-overrides';
import { takeShareLink, withoutShareToken } from './share-link';

/** A browser that denies its storage asks for nothing. */
function askedHere(): AskedOverrides {
  try {
    return readAskedOverrides(localStorage);
  } catch {
    return { asked: {}, disabled: [] };
  }
}

/** Settles what this page's overrides come to; null when the page is being left for the same without its token. */
export async function settlePage(
  bootText: string,
  bucket: number,
  held: HeldVersions,
  cohorts = '',
): Promise<SettledOverrides | null> {
  const boot = parseBootDocument(bootText);
  const shared = await takeShareLink(boot, location.href, {
    storage: () => localStorage,
    subtle: crypto.subtle,
    now: new Date(),
  });
  if (shared.status === 'taken') {
    location.replace(withoutShareToken(location.href));
    return null;
  }
  if (shared.status === 'refused') history.replaceState(history.state, '', withoutShareToken(location.href));
  const settled = await settleOverrides(boot, askedHere(), {
    fetchRelease: fetchServedRelease,
    fetchPreview,
    resolve: (view, overrides) => resolveView(view, bucket, overrides, held, cohorts),
  });
  offerResetWhenBroken(document, Object.keys(settled.overrides).length, () => location.reload());
  return shared.status === 'refused' ? { ...settled, faults: [shared.fault, ...settled.faults] } : settled;
}
