import { affiliateEntry } from 'shared-contracts/session/affiliate-entry';
import { memberType } from 'shared-contracts/session/session-state';
import type { HostServices } from '../host/host-services';
import type { HostTranslate } from '../i18n/page-texts';
import { showAgentNotice } from '../layout/affiliate/show-agent-notice';
import type { RefusalWord } from '../routing/route-gates';

/** How a page was asked for: by its address, or by a tap within the site. */
export type AskedBy = 'address' | 'tap';

/** The page is what the entry leads to, so only its notices are left (docs/product/shell.md#invite-entry). */
function sayWithoutInvites(host: HostServices, t: HostTranslate): void {
  const { session, flags, site } = host.shared;
  const entry = affiliateEntry({
    type: memberType(session.get()),
    isReferralOn: flags.isPromotionOn('REFERRAL'),
    hasCustomerService: site.info().customerService,
    from: 'page',
  });
  if (entry.kind === 'agent-notice') void showAgentNotice(host, t);
  if (entry.kind === 'notice') host.overlays.toast('offline', t(`affiliate.${entry.text}`), entry.text);
}

/** Says why a page was not shown. */
export function sayRefusal(host: HostServices, t: HostTranslate, word: RefusalWord, askedBy: AskedBy): void {
  const { overlays, intents } = host;
  switch (word) {
    case 'login':
      return void overlays.toast('info', t(askedBy === 'tap' ? 'error.loginFirst' : 'error.notLoggedIn'));
    case 'unknown':
      return void overlays.toast('info', t('error.noPage'));
    case 'messages':
      // The kind of toast that stays for one second.
      return void overlays.toast('offline', t('gate.trial'), 'accountNeeded');
    case 'invite':
      return sayWithoutInvites(host, t);
    default:
      return void intents.request('showRealAccountGate', { answer: word });
  }
}
