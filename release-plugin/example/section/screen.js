import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { site } from './site.js';
import { TEXTS } from './texts.js';

/**
 * Emits an event for each ticket, and counts those that it hears, in the language of the page. Hooks work with the React of
 * the host only.
 */
export function RaffleScreen() {
  const { events, language } = site();
  const [tickets, setTickets] = useState(0);
  const code = useSyncExternalStore((changed) => events.on('language.changed', changed), language.get);
  useEffect(() => events.on('raffle.ticketTaken', () => setTickets((taken) => taken + 1)), [events]);
  const take = () => events.emit('raffle.ticketTaken', {});
  const { tickets: label } = TEXTS[code] ?? TEXTS.CN;
  return createElement('button', { type: 'button', onClick: take }, `${label}: ${tickets}`);
}
