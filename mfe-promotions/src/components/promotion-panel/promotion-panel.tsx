import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { href } from 'shared-contracts/paths';
import { revealOpened } from 'shared-kit/parts';
import { Link } from 'shared-kit/router';
import { buttonClass, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { leadsToVip } from '../../model/promotion-rules';
import { PromotionDates } from '../promotion-dates/promotion-dates';
import { PromotionPicture } from '../promotion-picture/promotion-picture';
import { PromotionTerms } from '../promotion-terms/promotion-terms';
import styles from './promotion-panel.module.css';

export interface PromotionPanelProps {
  readonly promotion: Promotion;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Brings itself into view once: the one the address names. */
  readonly isWanted: boolean;
  /** Its place in the list, from 0. */
  readonly place: number;
}

/** So many are in the first view of a phone of 390 by 844 pixels: their pictures are asked for at once. */
const FIRST_VIEW_PANELS = 3;

function PanelFace({ promotion, place, sign }: Pick<PromotionPanelProps, 'promotion' | 'place'> & { sign: ReactNode }) {
  return (
    <>
      <PromotionPicture promotion={promotion} first={place === 0} eager={place < FIRST_VIEW_PANELS} />
      <span className={styles.caption}>
        <span className={styles.words}>
          <span className={styles.title} data-title="">
            {promotion.title}
          </span>
          <PromotionDates promotion={promotion} />
        </span>
        <span className={styles.sign}>{sign}</span>
      </span>
    </>
  );
}

/** One promotion of the list: its picture and title open its terms; the rank category leads to the VIP page. */
export function PromotionPanel(props: PromotionPanelProps): ReactNode {
  const { promotion, isOpen, onToggle, isWanted, place } = props;
  const panel = useRef<HTMLElement>(null);
  const termsId = useId();
  useEffect(() => {
    if (isWanted) panel.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  if (leadsToVip(promotion)) {
    // A plain link: the VIP document is a page of its own and takes a full load.
    return (
      <article ref={panel} className={styles.panel}>
        <h2 className={styles.heading}>
          <a className={styles.face} href={href('vipDocument')}>
            <PanelFace promotion={promotion} place={place} sign={<Icon name="chevron-right" size={18} />} />
          </a>
        </h2>
      </article>
    );
  }
  const sign = <Icon name="chevron-down" size={18} {...(isOpen && { className: styles.turned ?? '' })} />;
  return (
    <article ref={panel} className={styles.panel} data-open={isOpen || undefined}>
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.face}
          aria-expanded={isOpen}
          aria-controls={termsId}
          onClick={({ currentTarget }) => {
            onToggle();
            revealOpened(currentTarget);
          }}
        >
          <PanelFace promotion={promotion} place={place} sign={sign} />
        </button>
      </h2>
      <div id={termsId} className={styles.terms} hidden={!isOpen}>
        {isOpen && (
          <>
            <PromotionTerms promotion={promotion} />
            <OwnPage promotion={promotion} />
          </>
        )}
      </div>
    </article>
  );
}

/** The way to the promotion's own page, whose address can be shared. */
function OwnPage({ promotion: { id, title } }: Pick<PromotionPanelProps, 'promotion'>): ReactNode {
  const t = useT();
  return (
    <Link
      to={href('activityDetail', { id })}
      className={buttonClass({ variant: 'quiet', size: 'sm', block: true })}
      aria-label={t('activity.openNamed', { title })}
    >
      <Icon name="share" size={16} />
      <span>{t('activity.open')}</span>
    </Link>
  );
}
