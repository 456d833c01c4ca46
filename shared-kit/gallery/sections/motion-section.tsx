import { useState, type ReactNode } from 'react';
import {
  Card,
  InfiniteScroll,
  ListRow,
  Marquee,
  PillTabs,
  ScrollStrip,
  type PillTabsProps,
  PullToRefresh,
} from '../../src/parts/parts';
import { Button } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import styles from '../gallery.module.css';
import { Group, Specimen } from '../specimen';

function Pills({ variant }: Pick<PillTabsProps, 'variant'>): ReactNode {
  const { t } = useGallery();
  const [value, setValue] = useState('rewards');
  const tabs = [
    { value: 'promotions', label: t('promotions'), icon: 'gift' as const },
    { value: 'rewards', label: t('rewards'), icon: 'sparkles' as const },
    { value: 'invite', label: t('invite'), icon: 'user-plus' as const, badge: 4 },
    ...(variant === 'segment' ? [] : [{ value: 'history', label: t('history'), icon: 'history' as const }]),
  ];
  return (
    <PillTabs label={t('menu')} tabs={tabs} value={value} onValueChange={setValue} {...(variant && { variant })} />
  );
}

function Pulled(): ReactNode {
  const { t } = useGallery();
  const [refreshes, setRefreshes] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = (): void => {
    setRefreshing(true);
    setTimeout(() => {
      setRefreshing(false);
      setRefreshes((now) => now + 1);
    }, 1200);
  };
  return (
    <PullToRefresh
      refreshing={isRefreshing}
      onRefresh={refresh}
      refreshLabel={t('retry')}
      refreshingLabel={t('loading')}
    >
      <Card padding="none">
        <ListRow title={t('messages')} end={String(refreshes)} />
        <ListRow title={t('history')} />
      </Card>
    </PullToRefresh>
  );
}

export function MotionSection(): ReactNode {
  const { t } = useGallery();
  const scroll = {
    onLoadMore: () => undefined,
    pagesLoaded: 1,
    loadingLabel: t('loading'),
    failedText: t('failed'),
    retryLabel: t('retry'),
    endText: t('end'),
  };
  return (
    <>
      <Group title="PillTabs">
        {(['segment', 'strip', 'menu'] as const).map((variant) => (
          <Specimen key={variant} name={variant} wide>
            <Pills variant={variant} />
          </Specimen>
        ))}
        <Specimen name="focus" force="focus" wide>
          <Pills variant="strip" />
        </Specimen>
      </Group>
      <Group title="Marquee">
        <Specimen name="moves by" wide>
          <Marquee>{t('notice')}</Marquee>
        </Specimen>
      </Group>
      <Group title="ScrollStrip">
        <Specimen name="with buttons" wide>
          <ScrollStrip label={t('promotions')} buttons={{ previousLabel: t('from'), nextLabel: t('to'), step: 2 }}>
            {Array.from({ length: 8 }, (_item, index) => (
              <Button key={index} variant="secondary" className={styles.chip}>
                {index + 1}
              </Button>
            ))}
          </ScrollStrip>
        </Specimen>
      </Group>
      <Group title="InfiniteScroll">
        {(['loading', 'failed', 'end'] as const).map((status) => (
          <Specimen key={status} name={status} wide>
            <InfiniteScroll {...scroll} status={status} />
          </Specimen>
        ))}
      </Group>
      <Group title="PullToRefresh">
        <Specimen name="pull, or Tab to its button" wide>
          <Pulled />
        </Specimen>
      </Group>
    </>
  );
}
