import type { HandlerTable } from 'shared-contracts/api/endpoint-table';
import type { CallContext } from '../rules/call/context';
import { accountHandlers } from './account/account';
import { agentHandlers } from './agent/agent';
import { applicationHandlers } from './promotions/applications';
import { agentContractHandlers } from './agent/agent-contracts';
import { agentDividendHandlers } from './agent/agent-dividends';
import { agentLinkHandlers } from './agent/agent-links';
import { agentRebateHandlers } from './agent/agent-rebates';
import { agentReportHandlers } from './agent/agent-reports';
import { agentTeamHandlers } from './agent/agent-team';
import { agentTransferHandlers } from './agent/agent-transfers';
import { announcementHandlers } from './messaging/announcements';
import { authHandlers } from './account/auth';
import { confirmationHandlers } from './account/confirmation';
import { depositHandlers } from './money/deposits';
import { feedbackHandlers } from './messaging/feedback';
import { favouriteHandlers } from './games/favourites';
import { gameHandlers } from './games/games';
import { launchHandlers } from './games/launch';
import { lotteryHandlers } from './lottery/lottery';
import { messagingHandlers } from './messaging/messaging';
import { payoutHandlers } from './money/payout-accounts';
import { recordHandlers } from './money/records';
import { recoveryHandlers } from './account/recovery';
import { playHandlers } from './play/play';
import { profileHandlers } from './account/profile';
import { referralHandlers } from './promotions/referral';
import { registrationHandlers } from './account/registration';
import { rewardHandlers } from './promotions/rewards';
import { systemHandlers } from './system/system';
import { withdrawalHandlers } from './money/withdrawals';

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
  ...feedbackHandlers,
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
  ...playHandlers,
};
