import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { useEndpoint } from 'shared-kit/data';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { chatEntry, resourceLink, serviceLink, type ChatEntry, type ServiceLink } from '../model/service-links';

/** The ways to reach people that this merchant has; null where there is no usable one. */
export interface ServiceEntries {
  readonly chat: ChatEntry | null;
  readonly telegram: ServiceLink | null;
  readonly facebook: ServiceLink | null;
  readonly affiliate: ServiceLink | null;
  readonly state: 'waiting' | 'loaded' | 'failed';
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads the customer-service entries; the merchant's own resources come first for Telegram and Facebook. */
export function useServiceEntries(): ServiceEntries {
  const { site, flags } = useRemoteContext();
  const { resources } = useSite();
  const language = useLanguage();
  const { data, error, isError, isRefetching, refetch } = useEndpoint(customerService, {
    merchantCode: site.merchantCode(),
    language,
  });
  const entries = data?.version.pathList ?? [];
  const linkOf = (type: string): ServiceLink | null => resourceLink(resources, type) ?? serviceLink(entries, type);
  return {
    chat: chatEntry(entries, flags.isOn('CBS3')),
    telegram: linkOf('TELEGRAM'),
    facebook: linkOf('FACEBOOK'),
    affiliate: serviceLink(entries, 'AFFILIATE'),
    state: data !== undefined ? 'loaded' : isError ? 'failed' : 'waiting',
    error,
    isRetrying: isRefetching,
    retry: () => void refetch(),
  };
}
