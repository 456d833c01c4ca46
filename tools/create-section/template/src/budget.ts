import type { PackageBudget } from 'shared-contracts/release/budgets';

/** In kB as they are sent, requests and requests in a row. Raised only with a reason: players pay for it on every first visit. */
export const budget: PackageBudget = { start: 3.6, screen: 6, widget: 4.5, requests: 3, chain: 1 };
