import { useMemo, type ReactNode } from 'react';
import { RichText } from '../../src/rich-text/rich-text';
import {
  Card,
  DateText,
  TimeText,
  Image,
  ListRow,
  ProgressBar,
  SectionHeader,
  CountdownText,
  IconGrid,
  type IconGridItem,
} from '../../src/parts/parts';
import { smallContext } from '../../src/testing/small-context';
import { Avatar, Badge, Money, Button } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import styles from '../gallery.module.css';
import { Group, Specimen } from '../specimen';

/** Moments by the clock of an operator in Manila. */
function Moments(): ReactNode {
  const { wrapper: Site } = useMemo(() => {
    const info = { timeZone: 'Asia/Manila' };
    return smallContext({ site: { info: () => info as never, subscribe: () => () => undefined } });
  }, []);
  return (
    <Site>
      <Specimen name="date">
        <DateText value="2026-03-15T08:00:00Z" />
      </Specimen>
      <Specimen name="moment">
        <TimeText value="2026-03-15T08:00:00Z" />
      </Specimen>
    </Site>
  );
}

/** Texts of a server; their links ask the site for its navigation, their colours for its theme. */
function ServerTexts(): ReactNode {
  const { t } = useGallery();
  const { wrapper: Site } = useMemo(
    () => smallContext({ navigate: () => undefined, theme: { get: () => 'dark', subscribe: () => () => undefined } }),
    [],
  );
  return (
    <Site>
      <Group title="RichText">
        <Specimen name="from a server" wide>
          <RichText
            html={`<p><b>${t('promotions')}</b> – ${t('emptyText')} <a href="/m/activity">${t('more')}</a></p><ul><li>${t('rebate')}</li></ul>`}
          />
        </Specimen>
      </Group>
    </Site>
  );
}

function Entries(): ReactNode {
  const { t } = useGallery();
  const items: readonly IconGridItem[] = [
    { id: 'promotions', label: t('promotions'), icon: 'sparkles' },
    { id: 'rewards', label: t('rewards'), icon: 'gift', badge: 3, badgeLabel: t('unread', { count: 3 }) },
    { id: 'messages', label: t('messages'), icon: 'mail', badge: 120, badgeLabel: t('unread', { count: 120 }) },
    { id: 'invite', label: t('invite'), icon: 'user-plus', busy: true },
    { id: 'rebate', label: t('rebate'), icon: 'percent', disabled: true },
    { id: 'history', label: t('history'), icon: 'history', detail: '12' },
  ];
  return (
    <Group title="IconGrid, Tile">
      <Specimen name="bare, three in a row" wide>
        <IconGrid label={t('menu')} items={items} columns={3} />
      </Specimen>
      <Specimen name="panel, four in a row" wide>
        <IconGrid label={t('menu')} items={items} look="panel" columns={4} />
      </Specimen>
      <Specimen name="cards, focus" force="focus" wide>
        <IconGrid label={t('menu')} items={items} look="cards" />
      </Specimen>
    </Group>
  );
}

function Rows(): ReactNode {
  const { t } = useGallery();
  return (
    <Group title="Card, ListRow, SectionHeader">
      <Specimen name="header" wide>
        <SectionHeader
          title={t('promotions')}
          count={12}
          icon="gift"
          action={
            <Button variant="quiet" size="sm">
              {t('more')}
            </Button>
          }
        />
      </Specimen>
      <Specimen name="rows" wide>
        <Card padding="none">
          <ListRow title={t('messages')} icon="mail" badge={5} onClick={() => undefined} />
          <ListRow
            title={t('history')}
            detail={t('walletDetail')}
            icon="history"
            end="₱1,200.00"
            onClick={() => undefined}
          />
          <ListRow title={t('withdraw')} icon="withdraw" disabled onClick={() => undefined} />
          <ListRow title={t('balance')} end="₱0.00" />
        </Card>
      </Specimen>
      <Specimen name="row with focus" force="focus" wide>
        <Card padding="none">
          <ListRow title={t('messages')} icon="mail" onClick={() => undefined} />
        </Card>
      </Specimen>
      <Specimen name="raised" wide>
        <Card tone="raised">{t('emptyText')}</Card>
      </Specimen>
      <Specimen name="glow" wide>
        <Card tone="glow">
          {t('balance')}
          <br />
          <Money amount="128450.5" symbol="₱" locale="en" size="display" tone="accent" />
        </Card>
      </Specimen>
    </Group>
  );
}

export function ContentSection(): ReactNode {
  const { t } = useGallery();
  return (
    <>
      <Entries />
      <Rows />
      <Group title="Avatar, Badge">
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Specimen key={size} name={size}>
            <Avatar name="Maria Cruz" size={size} />
          </Specimen>
        ))}
        {[1, 99, 100].map((count) => (
          <Specimen key={count} name={`count ${count}`}>
            <Badge count={count} label={t('unread', { count })} />
          </Specimen>
        ))}
      </Group>
      <Group title="Money, DateText, CountdownText">
        <Specimen name="title">
          <Money amount="1234.005" symbol="₱" locale="en" size="title" />
        </Specimen>
        <Specimen name="masked">
          <Money amount="1234" symbol="₱" locale="en" size="title" masked />
        </Specimen>
        <Specimen name="win">
          <Money amount="88" symbol="₱" locale="en" tone="win" signed />
        </Specimen>
        <Specimen name="loss">
          <Money amount="-88" symbol="₱" locale="en" tone="loss" />
        </Specimen>
        <Moments />
        <Specimen name="countdown">
          <CountdownText label={t('messages')} endsAt={Date.now() + 95_000} />
        </Specimen>
      </Group>
      <Group title="ProgressBar">
        {(['brand', 'accent', 'win'] as const).map((tone, index) => (
          <Specimen key={tone} name={tone} wide>
            <ProgressBar label={t('progress')} value={30 + 25 * index} tone={tone} />
          </Specimen>
        ))}
        <Specimen name="nobody knows" wide>
          <ProgressBar label={t('progress')} value={undefined} />
        </Specimen>
      </Group>
      <Group title="Image">
        <Specimen name="no source answers">
          <Image className={styles.picture} sources={[]} alt={t('promotions')} width={120} height={80} />
        </Specimen>
        <Specimen name="a fallback of its own">
          <Image
            className={styles.picture}
            sources={['/nothing.png']}
            alt=""
            width={120}
            height={80}
            eager
            fallback={<span>{t('promotions')}</span>}
          />
        </Specimen>
      </Group>
      <ServerTexts />
    </>
  );
}
