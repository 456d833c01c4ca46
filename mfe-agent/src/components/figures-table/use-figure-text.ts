import { htmlLanguage } from 'shared-contracts/language';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import type { Cell, CellKind } from 'shared-kit/report';
import { formatMoney, formatNumber, formatPercent, shownSign } from 'shared-kit/ui';

/** Writes a value of a report in the language shown; a table's amounts leave out the sign of currency. */
export type FigureText = (kind: CellKind, cell: Cell, where?: 'table') => string;

/** Losses are told by their sign, never by colour alone; wins have a plus. */
export function useFigureText(): FigureText {
  const { symbol, decimals } = useCurrency();
  const locale = htmlLanguage(useLanguage());
  return (kind, cell, where) => {
    if (cell === null) return '—';
    if (typeof cell === 'string') return cell;
    if (kind === 'percent') return formatPercent(cell, locale);
    if (kind !== 'money' && kind !== 'signed') return formatNumber(cell, locale);
    const text = formatMoney(cell, where === 'table' ? '' : symbol, locale, decimals);
    return kind === 'signed' && shownSign(cell, decimals) > 0 ? `+${text}` : text;
  };
}

/** The colour that goes with the sign of a value; none for what is shown as nothing. */
export function useFigureTone(): (kind: CellKind, cell: Cell) => 'win' | 'loss' | undefined {
  const { decimals } = useCurrency();
  return (kind, cell) => {
    const sign = kind === 'signed' && typeof cell === 'number' ? shownSign(cell, decimals) : 0;
    if (sign === 0) return undefined;
    return sign > 0 ? 'win' : 'loss';
  };
}
