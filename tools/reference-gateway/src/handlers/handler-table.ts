import type { HandlerTable } from 'shared-contracts/api/endpoint-table';
import type { CallContext } from '../app/context';
import { accountHandlers } from './account';
import { agentHandlers } from './agent';
import { applicationHandlers } from './applications';
import { announcementHandlers } from './announcements';
import { authHandlers } from './auth';
import { depositHandlers } from './deposits';
import { favouriteHandlers } from './favourites';
import { gameHandlers } from './games';
import { launchHandlers } from './launch';
import { lotteryHandlers } from './lottery';
import { messagingHandlers } from './messaging';
import { payoutHandlers } from './payout-accounts';
import { recordHandlers } from './records';
import { recoveryHandlers } from './recovery';
import { profileHandlers } from './profile';
import { referralHandlers } from './referral';
import { registrationHandlers } from './registration';
import { rewardHandlers } from './rewards';
import { systemHandlers } from './system';
import { unservedHandlers } from './unserved';
import { withdrawalHandlers } from './withdrawals';

/** The handlers that do their work. */
export const SERVED = {
  ...systemHandlers,
  ...authHandlers,
  ...registrationHandlers,
  ...recoveryHandlers,
  ...accountHandlers,
  ...payoutHandlers,
  ...depositHandlers,
  ...withdrawalHandlers,
  ...profileHandlers,
  ...recordHandlers,
  ...gameHandlers,
  ...favouriteHandlers,
  ...launchHandlers,
  ...lotteryHandlers,
  ...messagingHandlers,
  ...announcementHandlers,
  ...agentHandlers,
  ...applicationHandlers,
  ...rewardHandlers,
  ...referralHandlers,
};

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export const HANDLERS: HandlerTable<CallContext> = { ...SERVED, ...unservedHandlers };
