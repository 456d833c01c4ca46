import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { affiliateEntry } from 'shared-contracts/session/affiliate-entry';
import { memberType } from 'shared-contracts/session/session-state';
import { IconGrid } from 'shared-kit/parts';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import type { IconName } from 'shared-kit/ui';
import { useT, type SectionText } from '../../i18n';

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

/** The entries of the bottom menu's promotion panel. */
export function PromoPanelWidget({ onNavigate }: PromoPanelProps): ReactNode {
  const t = useT();
  const open = useEntries(onNavigate);
  return (
    <IconGrid
      label={t('panel.label')}
      columns={3}
      items={ENTRIES.map(({ name, icon, text }) => ({ id: name, icon, label: t(text), onClick: open[name] }))}
    />
  );
}

function useEntries(onNavigate: () => void): Readonly<Record<EntryName, () => void>> {
  const t = useT();
  const { flags, session, site, navigate, overlays } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const go = (path: string): void => {
    onNavigate();
    navigate(path);
  };
  const invite = (): void => {
    const entry = affiliateEntry({
      type: memberType(session.get()),
      isReferralOn: flags.isPromotionOn('REFERRAL'),
      hasCustomerService: site.info().customerService,
      from: 'menu',
    });
    if (entry.kind === 'notice') overlays.toast('offline', t(`panel.${entry.text}`), entry.text);
    else go(entry.path);
  };
  const openRebate = (): void => {
    if (flags.isOn('PLYRBT')) return go(href('rebateReport'));
    onNavigate();
    if (mayPass('money')) navigate(href('deposit'));
  };
  return {
    promotions: () => go(href('activity')),
    rewards: () => go(href('rewardCenter')),
    invite,
    rebate: openRebate,
    vip: () => go(href('vip')),
  };
}
