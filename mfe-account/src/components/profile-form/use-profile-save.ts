import type { RequestOf } from 'shared-contracts/api/endpoint';
import { memberInfo, updateMember } from 'shared-contracts/api/endpoints/member';
import { showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpointScope, useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

/** Changes the account, shows it wherever the member is shown, and says so; rejects as the call does. */
export function useProfileSave(): (change: RequestOf<typeof updateMember>) => Promise<void> {
  const t = useT();
  const { http, events, overlays } = useRemoteContext<'mfe-account'>();
  const client = useQueryClient();
  const scope = useEndpointScope();
  return async (change) => {
    const member = await http.call(updateMember, change);
    showAnswer(client, endpointKey(memberInfo, scope, {}), member);
    events.emit('member.changed', { nickname: member.nickname, icon: member.icon });
    overlays.toast('success', t('security.saved'));
  };
}
