import type { i18n } from 'i18next';
import { formatNumber, formatPercent } from '../ui/value/format-number';

/** When, as people say it: the time of today, the date and the time of any other day. */
function momentText(moment: Date, locale: string): string {
  const isToday = moment.toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(locale, form).format(moment);
}

/**
 * What a text may say of a value: `{{count, number}}`, `{{share, percent}}`, `{{names, list}}`, `{{when, moment}}`. Amounts of money come
 * written: their currency is the site's, which may be told after the texts are there.
 */
export function addTextFormats({ services }: i18n): void {
  const { formatter } = services;
  formatter?.add('number', (value: number, locale) => formatNumber(value, locale ?? 'en'));
  formatter?.add('percent', (value: number, locale) => formatPercent(value, locale ?? 'en'));
  formatter?.add('list', (value: readonly string[], locale) => new Intl.ListFormat(locale).format(value));
  formatter?.add('moment', (value: Date, locale) => momentText(value, locale ?? 'en'));
}
