import type { ReactNode } from 'react';
import type { Contract, ContractKind } from 'shared-contracts/api/endpoints/contracts';
import { RichText } from 'shared-kit/rich-text';
import { Card, Chip, SectionHeader, type Tone } from 'shared-kit/parts';
import { Icon, type IconName } from 'shared-kit/ui';
import { TierTable } from '../../components/tier-table/tier-table';
import { useT } from '../../i18n';
import { knownPeriod, knownState, type KnownState } from '../../model/contracts/contract-kinds';
import styles from './contract-screen.module.css';

const ICONS: Readonly<Record<ContractKind, IconName>> = { salary: 'wallet', dividend: 'coins', hour: 'clock' };
const TONES: Readonly<Record<KnownState, Tone>> = {
  pending: 'warn',
  active: 'win',
  declined: 'neutral',
  ended: 'neutral',
};

function State({ state }: { readonly state: string }): ReactNode {
  const t = useT();
  const known = knownState(state);
  return <Chip tone={known ? TONES[known] : 'neutral'}>{known ? t(`contract.state.${known}`) : state}</Chip>;
}

/** What a contract says: who offers it, how often it pays, its steps and its conditions. */
export function ContractTerms({ kind, contract }: { readonly kind: ContractKind; readonly contract: Contract }) {
  const t = useT();
  const { issuer, period, tiers, terms, state } = contract;
  const known = knownPeriod(period);
  return (
    <>
      <Card tone="glow" className={styles.head}>
        <span className={styles.disc}>
          <Icon name={ICONS[kind]} size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(`contract.kind.${kind}`)}</h2>
          <p className={styles.detail}>{t('contract.issuer', { name: issuer })}</p>
          <p className={styles.detail}>{known ? t(`contract.period.${known}`) : period}</p>
        </div>
        <State state={state} />
      </Card>
      <TierTable kind={kind} tiers={tiers} />
      {terms.trim() !== '' && (
        <section className={styles.section}>
          <SectionHeader title={t('contract.terms')} />
          <Card>
            <RichText html={terms} />
          </Card>
        </section>
      )}
    </>
  );
}
