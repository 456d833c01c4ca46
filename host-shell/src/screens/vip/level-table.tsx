import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import type { VipLevel } from 'shared-contracts/api/endpoints/promotions';
import { Card, Chip, SectionHeader } from 'shared-kit/parts';
import { useHostTexts } from '../../i18n/use-host-texts';
import styles from './vip-club.module.css';

export interface LevelTableProps {
  readonly levels: readonly VipLevel[];
  /** The member's own; null for visitors. */
  readonly current: number | null;
}

function Benefits({ level }: { readonly level: VipLevel }): ReactNode {
  if (level.benefits.length === 0) return null;
  return (
    <ul className={styles.benefits}>
      {level.benefits.map((benefit, index) => (
        <li key={index}>{benefit}</li>
      ))}
    </ul>
  );
}

/** Every level with its requirement and its benefits. */
export function LevelTable({ levels, current }: LevelTableProps): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  return (
    <section className={styles.section}>
      <SectionHeader id={titleId} title={t('vip.levels')} count={levels.length} />
      <Card padding="none" className={styles.tableCard}>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{t('vip.columnLevel')}</th>
              <th scope="col">{t('vip.columnRequirement')}</th>
              <th scope="col">{t('vip.columnBenefits')}</th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => {
              const isOwn = level.level === current;
              return (
                <tr key={level.level} className={clsx(isOwn && styles.own)} aria-current={isOwn || undefined}>
                  <th scope="row">
                    <span className={styles.levelName}>{level.name}</span>
                    <span className={styles.mark}>{t('vip.level', { level: level.level })}</span>
                    {isOwn && <Chip tone="accent">{t('vip.you')}</Chip>}
                  </th>
                  <td>{level.requirement}</td>
                  <td>
                    <Benefits level={level} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
