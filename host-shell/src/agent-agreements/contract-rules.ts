import type { RequiredContracts } from 'shared-contracts/api/endpoints/agent';
import { href } from 'shared-contracts/paths';
import { SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';

/** The pages that tell of waiting contracts. */
export type ContractPage = 'home' | 'agent';

/** A contract that waits for an answer, and where it is given. */
export interface WaitingContract {
  readonly kind: 'salary' | 'dividend' | 'hour';
  readonly path: string;
}

/** The contracts that wait, in the order they are told in. A field that is not empty is a waiting contract. */
export function waitingContracts(required: RequiredContracts): WaitingContract[] {
  const all = [
    { kind: 'salary', path: href('salaryContract'), period: required.dailysalreqtype },
    { kind: 'dividend', path: href('dividendContract'), period: required.divtypecompperiodreq },
    { kind: 'hour', path: href('hourContract'), period: required.contracthoursalreq },
  ] as const;
  return all.filter(({ period }) => period.trim() !== '').map(({ kind, path }) => ({ kind, path }));
}

const PAGES: readonly ContractPage[] = ['home', 'agent'];

function seenPages(storage: Pick<SiteStorage, 'getSession'>): readonly ContractPage[] {
  const words = storage.getSession(SESSION_KEY.seenContracts)?.split(' ') ?? [];
  return PAGES.filter((page) => words.includes(page));
}

/** Whether this session was not told on this page yet. */
export function isToBeTold(storage: Pick<SiteStorage, 'getSession'>, page: ContractPage): boolean {
  return !seenPages(storage).includes(page);
}

/** Remembers that a page has told of them; who went to a contract is told nowhere again in this session. */
export function markTold(storage: Pick<SiteStorage, 'getSession' | 'setSession'>, page: ContractPage | 'all'): void {
  const seen = seenPages(storage);
  const next = PAGES.filter((other) => page === 'all' || other === page || seen.includes(other));
  storage.setSession(SESSION_KEY.seenContracts, next.join(' '));
}
