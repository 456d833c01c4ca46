import type { Page } from '@playwright/test';
import type { ScenarioOverrides } from 'reference-gateway/server/control/control-api';
import type { ContractClient } from 'reference-gateway/testing/contract-client';
import type { Control } from '../../support/control';

/** Everything a journey may use. */
export interface Stage {
  readonly page: Page;
  readonly control: Control;
  /** Speaks to the gateway beside the page; nothing of it goes wrong. */
  readonly client: ContractClient;
  /** Of who is signed in; empty for a visitor. */
  readonly token: string;
}

export type Who = 'visitor' | 'demo_member' | 'demo_agent' | 'demo_leader' | 'ember_agent';

/** How a person comes to make a call. */
export interface Journey {
  readonly who: Who;
  /** The page it is made on. */
  readonly at: string | ((stage: Stage) => Promise<string>);
  /** What the gateway answers otherwise, so that there is something to do. */
  readonly scenario?: ScenarioOverrides;
  /** What leads up to the call; nothing is wrong yet. */
  readonly lead?: (stage: Stage) => Promise<void>;
  /** Makes the call, and once more after a fault; without it opening the page does. */
  readonly send?: (stage: Stage) => Promise<void>;
  /** What stands in the place of a part that did not come, where that is not announced. */
  readonly inPlace?: string;
  /** A failure is not told: nobody waits for it, or the part is left out. */
  readonly isQuiet?: true;
  /** Comes for the first time in a visit, and may be told of waiting contracts. */
  readonly isToldOfContracts?: true;
  /** The call belongs to leaving the site: the page goes on elsewhere even where it fails. */
  readonly isLeaving?: true;
}

/** A call that no page makes, and why it is in the contract. */
export interface Uncalled {
  readonly uncalled: string;
}

export type JourneyRow = Journey | Uncalled;

export function isJourney(row: JourneyRow): row is Journey {
  return 'who' in row;
}
