import type { ReactNode } from 'react';
import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { useRemoteContext } from 'shared-kit/remote';
import { Image } from 'shared-kit/parts';
import { Icon, imageSources } from 'shared-kit/ui';
import { pictureAddress } from '../../model/promotion-rules';
import styles from './promotion-picture.module.css';

export interface PromotionPictureProps {
  readonly promotion: Pick<Promotion, 'announcementImages'>;
  /** What the first view is about: its picture loads before all others. */
  readonly first?: boolean;
  /** In the first view, so that it loads at once. */
  readonly eager?: boolean;
}

/** The wide picture of a promotion; its title stands beside it, so readers skip it. */
export function PromotionPicture({ promotion, first = false, eager = first }: PromotionPictureProps): ReactNode {
  const { site } = useRemoteContext();
  return (
    <span className={styles.frame}>
      <Image
        fill
        first={first}
        eager={eager}
        place="banner"
        sources={imageSources(pictureAddress(promotion), site.imageBases())}
        alt=""
        width={750}
        height={300}
        fallback={
          <span className={styles.fallback}>
            <Icon name="gift" size={40} />
          </span>
        }
      />
    </span>
  );
}
