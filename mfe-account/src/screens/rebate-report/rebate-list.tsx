import type { ReactNode } from 'react';
import type { Rebate } from 'shared-contracts/api/endpoints/money';
import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { DayList, RowEnd } from 'shared-kit/report';
import { ListRow } from 'shared-kit/parts';
import { formatMoney, Money, type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';

const ICON = {
  RNG: 'slots',
  LIVE: 'live',
  FISH: 'fish',
  SPORTS: 'ball',
  PVP: 'cards',
  LOTT: 'ticket',
  ELOTT: 'ticket',
} as const satisfies Record<string, IconName>;
type Category = keyof typeof ICON;

function isCategory(name: string): name is Category {
  return Object.hasOwn(ICON, name);
}

function Row({ row }: { readonly row: Rebate }): ReactNode {
  const t = useT();
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const { gameCategory, state } = row;
  const isPaid = state === 'done';
  const shownState = isPaid
    ? ({ text: t('rebate.state.done'), tone: 'win' } as const)
    : state === 'pending'
      ? ({ text: t('rebate.state.pending'), tone: 'warn' } as const)
      : undefined;
  return (
    <ListRow
      icon={isCategory(gameCategory) ? ICON[gameCategory] : 'gamepad'}
      title={isCategory(gameCategory) ? t(`rebate.category.${gameCategory}`) : gameCategory}
      detail={t('rebate.row', {
        turnover: formatMoney(row.turnover, currency.symbol, locale, currency.decimals),
        rate: row.rate,
      })}
      end={
        <RowEnd
          amount={<Money amount={row.rebate} {...currency} locale={locale} signed tone={isPaid ? 'win' : 'inherit'} />}
          state={shownState}
        />
      }
    />
  );
}

/** Turnover, rate and rebate of each category, under their days. */
export function RebateList({ rows }: { readonly rows: readonly Rebate[] }): ReactNode {
  return (
    <DayList items={rows} dayOf={(row) => row.date} keyOf={(row) => row.gameCategory}>
      {(row) => <Row row={row} />}
    </DayList>
  );
}
