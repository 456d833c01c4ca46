import { useState } from 'react';
import {
  affiliateUrls,
  createAffiliateUrl,
  removeAffiliateUrl,
  type AffiliateUrl,
} from 'shared-contracts/api/endpoints/agent-accounts';
import type { ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
import { showAnswer } from 'shared-kit/changes';
import { endpointKey, useEndpoint, useEndpointScope, useQueryClient } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';

export interface InviteLinksState {
  readonly links: readonly AffiliateUrl[] | undefined;
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Rejects with what the server said. */
  readonly create: (request: RequestOf<typeof createAffiliateUrl>) => Promise<void>;
  /** Asks first. */
  readonly remove: (link: AffiliateUrl) => Promise<void>;
  /** The link that is being deleted. */
  readonly removing: string | undefined;
}

/** The agent's invite links; every change answers the list as it is afterwards. */
export function useInviteLinks(): InviteLinksState {
  const t = useT();
  const { http, overlays } = useRemoteContext();
  const client = useQueryClient();
  const key = endpointKey(affiliateUrls, useEndpointScope(), {});
  const { data, error, isError, isFetching, refetch } = useEndpoint(affiliateUrls, {}, { staleTime: 0 });
  const [removing, setRemoving] = useState<string>();
  const keep = (list: ReplyOf<typeof affiliateUrls>): void => showAnswer(client, key, list);

  const remove = async (link: AffiliateUrl): Promise<void> => {
    const isSure = await overlays.confirm({
      title: t('links.removeTitle'),
      text: t('links.removeText', { code: link.code }),
      confirmLabel: t('links.removeYes'),
      cancelLabel: t('common.cancel'),
      danger: true,
    });
    if (!isSure) return;
    setRemoving(link.id);
    try {
      keep(await http.call(removeAffiliateUrl, { id: link.id }));
      overlays.toast('success', t('links.removed'));
    } catch (error) {
      overlays.showFailure(error);
      // It may be gone already, deleted on another device.
      void refetch();
    } finally {
      setRemoving(undefined);
    }
  };

  return {
    links: data?.list,
    error,
    hasFailed: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
    create: async (request) => keep(await http.call(createAffiliateUrl, request)),
    remove,
    removing,
  };
}
