import type { PackageBudget } from 'shared-contracts/release/budgets';

/** Raised only with a reason in the commit: players pay for it on every first visit. */
export const budget: PackageBudget = { start: 4.5, screen: 28, widget: 16.8, requests: 5, chain: 1 };
