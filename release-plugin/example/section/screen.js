import { createElement, useState } from 'react';

/** Counts its tickets: hooks work with the React of the host only. */
export function RaffleScreen() {
  const [tickets, setTickets] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setTickets(tickets + 1) }, `Tickets: ${tickets}`);
}
