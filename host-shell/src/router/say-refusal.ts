import type { HostServices } from '../host/host-services';
import type { HostTranslate } from '../i18n/page-texts';
import { tellAgent } from '../layout/affiliate/tell-agent';
import type { RefusalWord } from '../routing/route-gates';

/** How a page was asked for: by its address, or by a tap within the site. */
export type AskedBy = 'address' | 'tap';

const NOTICES = {
  freeReject: 'gate.trial',
  contactService: 'affiliate.contactService',
  comingSoon: 'affiliate.comingSoon',
} as const;
const DRAWINGS = { freeReject: 'accountNeeded', contactService: 'contactService', comingSoon: 'comingSoon' } as const;

/** Says why a page was not shown. */
export function sayRefusal(host: HostServices, t: HostTranslate, word: RefusalWord, askedBy: AskedBy): void {
  const { overlays, intents } = host;
  switch (word.kind) {
    case 'login':
      return void overlays.toast('info', t(askedBy === 'tap' ? 'error.loginFirst' : 'error.notLoggedIn'));
    case 'unknown':
      return void overlays.toast('info', t('error.noPage'));
    case 'real-account':
      return void intents.request('showRealAccountGate', { answer: word.answer });
    case 'agent':
      return void tellAgent(host, t);
    case 'notice':
      // The kind of toast that stays for one second.
      return void overlays.toast('offline', t(NOTICES[word.text]), DRAWINGS[word.text]);
  }
}
