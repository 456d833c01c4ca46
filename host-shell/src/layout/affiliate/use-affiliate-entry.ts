import { useCallback } from 'react';
import { affiliateEntry, type AffiliateFacts } from 'shared-contracts/session/affiliate-entry';
import { memberType } from 'shared-contracts/session/session-state';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { showAgentNotice } from './show-agent-notice';

/** What came of pressing the entry: the page is left, or something is shown over it. */
export type AffiliateOutcome = 'left' | 'stays';

/** The invite entry of the host's own places (docs/product/shell.md#invite-entry). */
export function useAffiliateEntry(from: AffiliateFacts['from']): () => AffiliateOutcome {
  const t = useHostTexts();
  const host = useHost();
  return useCallback(() => {
    const { shared, navigation, overlays } = host;
    const { session, flags, site } = shared;
    const entry = affiliateEntry({
      type: memberType(session.get()),
      isReferralOn: flags.isPromotionOn('REFERRAL'),
      hasCustomerService: site.info().customerService,
      from,
    });
    if (entry.kind === 'login') overlays.toast('info', t('error.loginFirst'));
    if (entry.kind === 'login' || entry.kind === 'path') {
      navigation.go(entry.path, { replace: false });
      return 'left';
    }
    if (entry.kind === 'agent-notice') void showAgentNotice(host, t);
    // The kind of toast that stays for one second.
    else overlays.toast('offline', t(`affiliate.${entry.text}`), entry.text);
    return 'stays';
  }, [host, from, t]);
}
