import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { RouteRequirement } from 'shared-contracts/remote/contributions';

/** What the way to a page depends on beside the session: the merchant's switches and where the site runs. */
export interface RouteFacts {
  readonly info: Pick<SiteInfo, 'whitelabel' | 'customerService'>;
  readonly isApp: boolean;
}

/** Whether the page has what it asks for. */
export function isMet(requirement: RouteRequirement, search: string, { info, isApp }: RouteFacts): boolean {
  switch (requirement.kind) {
    case 'query': {
      const value = new URLSearchParams(search).get(requirement.field) ?? '';
      return requirement.value === undefined ? value !== '' : value === requirement.value;
    }
    case 'flag':
      return info.whitelabel.flags[requirement.name] === true;
    case 'dividends':
      return info.whitelabel.dividendDisplay;
    case 'browser':
      return !isApp;
  }
}
