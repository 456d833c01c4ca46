import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { memberType } from 'shared-contracts/session/session-state';
import { useRemoteContext } from 'shared-kit/remote';
import { Icon, type IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';
import { affiliateEntry } from '../../model/affiliate-entry';
import styles from './promo-panel-widget.module.css';

export interface PromoPanelProps {
  /** Told when an entry leads away, so that the panel closes. */
  readonly onNavigate: () => void;
}

type EntryName = 'promotions' | 'rewards' | 'invite' | 'rebate' | 'vip';

const ENTRIES: readonly { readonly name: EntryName; readonly icon: IconName; readonly text: SectionText }[] = [
  { name: 'promotions', icon: 'sparkles', text: 'panel.promotions' },
  { name: 'rewards', icon: 'gift', text: 'panel.rewards' },
  { name: 'invite', icon: 'user-plus', text: 'panel.invite' },
  { name: 'rebate', icon: 'percent', text: 'panel.rebate' },
  { name: 'vip', icon: 'crown', text: 'panel.vip' },
];

/** The entries of the bottom menu's promotion panel (D-29). */
export function PromoPanelWidget({ onNavigate }: PromoPanelProps): ReactNode {
  const t = useT();
  const open = useEntries(onNavigate);
  return (
    <ul className={styles.entries} aria-label={t('panel.label')}>
      {ENTRIES.map(({ name, icon, text }) => (
        <li key={name}>
          <button type="button" className={styles.entry} onClick={open[name]}>
            <span className={styles.disc}>
              <Icon name={icon} size={24} />
            </span>
            <span className={styles.name}>{t(text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useEntries(onNavigate: () => void): Readonly<Record<EntryName, () => void>> {
  const t = useT();
  const { flags, session, site, navigate, overlays } = useRemoteContext();
  const go = (path: string): void => {
    onNavigate();
    navigate(path);
  };
  const invite = (): void => {
    const entry = affiliateEntry({
      type: memberType(session.get()),
      isReferralOn: flags.isPromotionOn('REFERRAL'),
      hasCustomerService: site.info().customerService,
    });
    if (entry.kind === 'path') go(entry.path);
    else overlays.toast('offline', t(`panel.${entry.text}`));
  };
  return {
    promotions: () => go(href('activity')),
    rewards: () => go(href('rewardCenter')),
    invite,
    rebate: () => go(flags.isOn('PLYRBT') ? href('rebateReport') : href('deposit')),
    vip: () => go(href('vip')),
  };
}
