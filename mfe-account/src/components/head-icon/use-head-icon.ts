import { headIcon, setHeadIcon } from 'shared-contracts/api/endpoints/member';
import { editAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient, type UseQueryResult } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { imageSources } from 'shared-kit/ui';
import type { ReplyOf } from 'shared-contracts/api/endpoint';

/** The member's picture, and the ways to another one. */
export interface HeadIcon {
  readonly read: UseQueryResult<ReplyOf<typeof headIcon>, Error>;
  /** Where the picture may be; empty where there is none, and initials stand in. */
  readonly sources: readonly string[];
  /** Takes the id of a preset or a picture in base64; rejects as the call does. */
  readonly choose: (icon: string) => Promise<void>;
}

/** A picture that does not load costs nothing but itself: the centre shows initials. */
export function useHeadIcon(isWanted: boolean): HeadIcon {
  const { http, site, events } = useRemoteContext<'mfe-account'>();
  const client = useQueryClient();
  const scope = useEndpointScope();
  const read = useEndpoint(headIcon, {}, { enabled: isWanted });
  const choose = async (icon: string): Promise<void> => {
    const reply = await http.call(setHeadIcon, { icon });
    const key = endpointKey(headIcon, scope, {});
    events.emit('member.changed', { icon: reply.icon });
    editAnswer<ReplyOf<typeof headIcon>>(client, key, (old) => ({ presets: old?.presets ?? [], icon: reply.icon }));
  };
  return { read, sources: imageSources(read.data?.icon, site.imageBases()), choose };
}
