import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { useChatOpening, useMemberEntry, type ChatOpening } from '../../components/member-entry/use-member-entry';

/** The rows that need a member. */
export interface MemberRows extends ChatOpening {
  readonly openInbox: () => void;
}

/** Messages and live chat: visitors sign in first, trial accounts are told that they may not. */
export function useMemberRows(): MemberRows {
  const { navigate } = useRemoteContext();
  const enter = useMemberEntry();
  const chat = useChatOpening(href('message'));
  return { ...chat, openInbox: () => enter(href('webEmail'), () => navigate(href('webEmail'))) };
}
