import { useId, type ReactNode } from 'react';
import { liveModels } from 'shared-contracts/api/endpoints/games';
import { htmlLanguage } from 'shared-contracts/language';
import { useLanguage, useRemoteContext } from 'shared-kit/remote';
import { Image, ScrollStrip, SectionHeader } from 'shared-kit/parts';
import { formatNumber, Icon, Unseen } from 'shared-kit/ui';
import { useCatalogue } from '../../api/use-catalogue';
import type { Launcher } from '../../api/use-launch';
import { useT } from '../../i18n';
import { liveRequest } from '../../model/lists/list-requests';
import { gamePictures } from '../../model/catalogue/pictures';
import styles from './live-streams.module.css';

/** Who streams live now; a tap joins them. Hidden when empty or failed. */
export function LiveStreams({ launcher }: { readonly launcher: Launcher }): ReactNode {
  const t = useT();
  const titleId = useId();
  const { site } = useRemoteContext();
  const locale = htmlLanguage(useLanguage());
  const { data } = useCatalogue(liveModels, liveRequest);
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={t('live.title')} icon="live" />
      <ScrollStrip label={t('live.title')} bleed>
        {data.list.map(({ id, name, cover, viewers, vassalage, gameId, nodeId }) => (
          <button
            key={id}
            type="button"
            className={styles.card}
            onClick={() => launcher.launch({ gameCategory: 'LIVE', vassalage, gameId, nodeId })}
          >
            <Image
              sources={gamePictures({ vassalage, nodeId, iconUrl: cover }, site.imageBases())}
              place="card"
              alt=""
              width={96}
              height={128}
              className={styles.cover}
            />
            <span className={styles.name} translate="no">
              {name}
            </span>
            <span className={styles.viewers}>
              <Icon name="eye" size={13} />
              <span aria-hidden="true">{formatNumber(viewers, locale)}</span>
              <Unseen>{t('live.viewers', { count: viewers })}</Unseen>
            </span>
          </button>
        ))}
      </ScrollStrip>
    </section>
  );
}
