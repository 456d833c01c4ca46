import type { ReactNode } from 'react';
import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { Image, ScrollStrip } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useVendorIcons } from './use-vendor-icons';
import { useT } from '../../i18n';
import { classNames } from '../class-names';
import styles from './vendor-strip.module.css';

/** Item widths that one press of a button moves by. */
const ITEMS_PER_PRESS = 5;

export interface VendorStripProps {
  /** The category whose vendors they are. */
  readonly type: string;
  readonly vendors: readonly Vendor[];
  /** The chosen vendor's code; null is All. */
  readonly chosen: string | null;
  readonly onChoose: (vassalage: string | null) => void;
}

interface EntryProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly picture: ReactNode;
  readonly name: string;
}

function Entry({ isChosen, onChoose, picture, name }: EntryProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.entry, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.mark}>{picture}</span>
      <span className={styles.name} translate="no">
        {name}
      </span>
    </button>
  );
}

/** The vendors of a category, All first. */
export function VendorStrip({ type, vendors, chosen, onChoose }: VendorStripProps): ReactNode {
  const t = useT();
  const iconsOf = useVendorIcons(type);
  const buttons = { previousLabel: t('vendor.previous'), nextLabel: t('vendor.next'), step: ITEMS_PER_PRESS };
  return (
    <ScrollStrip label={t('vendor.strip')} buttons={buttons} className={styles.strip}>
      <Entry
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
        picture={<Icon name="sparkles" size={22} />}
        name={t('vendor.all')}
      />
      {vendors.map(({ vassalage, displayName }) => (
        <Entry
          key={vassalage}
          isChosen={chosen === vassalage}
          onChoose={() => onChoose(vassalage)}
          picture={
            <Image
              sources={iconsOf(vassalage)}
              alt=""
              width={36}
              height={36}
              fit="contain"
              className={styles.logo}
              fallback={<span className={styles.initial}>{(displayName || vassalage).slice(0, 1)}</span>}
            />
          }
          name={displayName || vassalage}
        />
      ))}
    </ScrollStrip>
  );
}
