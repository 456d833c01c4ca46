import type { ReactNode } from 'react';
import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { EmptyState, Icon, Spinner } from 'shared-kit/ui';
import type { Launcher } from '../../api/use-launch';
import { useT } from '../../i18n';
import type { GameCategory } from 'shared-contracts/game-categories';
import { vendorTarget } from '../../model/catalogue/game-entry';
import { vendorPictures } from '../../model/catalogue/pictures';
import styles from './vendors-tab.module.css';

function VendorCard({
  vendor,
  type,
  launcher,
}: {
  readonly vendor: Vendor;
  readonly type: string;
  readonly launcher: Launcher;
}): ReactNode {
  const { site } = useRemoteContext();
  const isLaunching = launcher.isLaunching({ vassalage: vendor.vassalage });
  const name = vendor.displayName || vendor.vassalage;
  return (
    <button
      type="button"
      className={styles.card}
      aria-busy={isLaunching || undefined}
      onClick={() => launcher.launch(vendorTarget(vendor, type))}
    >
      <Image
        sources={vendorPictures(vendor.vassalage, 'colour', site.imageBases())}
        alt=""
        width={200}
        height={80}
        fit="contain"
        className={styles.logo}
        fallback={<span className={styles.initial}>{name.slice(0, 1)}</span>}
      />
      <span className={styles.foot}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className={styles.go}>{isLaunching ? <Spinner size={16} /> : <Icon name="play" size={14} />}</span>
      </span>
    </button>
  );
}

/** The vendors of a category; a tap launches one. */
export function VendorsTab({
  category,
  launcher,
}: {
  readonly category: GameCategory;
  readonly launcher: Launcher;
}): ReactNode {
  const t = useT();
  if (category.vendors.length === 0) return <EmptyState kind="games" title={t('vendor.none')} />;
  return (
    <ul className={styles.grid} aria-label={t('vendor.strip')}>
      {category.vendors.map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorCard vendor={vendor} type={category.type} launcher={launcher} />
        </li>
      ))}
    </ul>
  );
}
