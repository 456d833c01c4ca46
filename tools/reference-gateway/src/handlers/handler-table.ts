import type { HandlerTable } from 'shared-contracts/api/endpoint-table';
import type { CallContext } from '../app/context';
import { accountHandlers } from './account';
import { agentHandlers } from './agent';
import { applicationHandlers } from './applications';
import { agentContractHandlers } from './agent-contracts';
import { agentDividendHandlers } from './agent-dividends';
import { agentLinkHandlers } from './agent-links';
import { agentRebateHandlers } from './agent-rebates';
import { agentReportHandlers } from './agent-reports';
import { agentTeamHandlers } from './agent-team';
import { agentTransferHandlers } from './agent-transfers';
import { announcementHandlers } from './announcements';
import { authHandlers } from './auth';
import { confirmationHandlers } from './confirmation';
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
import { withdrawalHandlers } from './withdrawals';

/** A handler for every endpoint of the contract: one that is missing does not compile. */
export const HANDLERS: HandlerTable<CallContext> = {
  ...systemHandlers,
  ...authHandlers,
  ...registrationHandlers,
  ...recoveryHandlers,
  ...accountHandlers,
  ...confirmationHandlers,
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
  ...agentContractHandlers,
  ...agentDividendHandlers,
  ...agentLinkHandlers,
  ...agentRebateHandlers,
  ...agentReportHandlers,
  ...agentTeamHandlers,
  ...agentTransferHandlers,
};
