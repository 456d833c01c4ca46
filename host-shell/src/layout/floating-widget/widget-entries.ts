import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import { externalLink } from 'shared-contracts/external-link';
import { PATHS } from 'shared-contracts/paths';

/** One way on from the floating button. */
export type WidgetEntry =
  | { readonly id: 'service' | 'home'; readonly to: string }
  | { readonly id: 'liveChat' }
  | { readonly id: 'telegram'; readonly url: string };

/** Customer service if configured, live chat with `CBS3`, Telegram if linked, and home. */
export function widgetEntries({ customerService, whitelabel, resources }: SiteInfo): readonly WidgetEntry[] {
  const telegram = resources
    .filter((resource) => resource.type === 'TELEGRAM')
    .map(({ url }) => externalLink(url))
    .find((url) => url !== null);
  return [
    ...(customerService ? [{ id: 'service' as const, to: PATHS.service }] : []),
    ...(whitelabel.flags['CBS3'] === true ? [{ id: 'liveChat' as const }] : []),
    ...(telegram === undefined ? [] : [{ id: 'telegram' as const, url: telegram }]),
    { id: 'home', to: PATHS.home },
  ];
}
