import type { Location, SiteHistory } from 'shared-kit/router';

const stay = (): void => undefined;

/** A history of one address, where nobody goes anywhere. */
export function staticHistory(path: string): SiteHistory {
  const { pathname, search } = new URL(path, 'https://page.invalid');
  // As a browser's history has the first page of a visit.
  const location = { pathname, search, hash: '', state: null, key: 'default' } as Location;
  const hrefOf: SiteHistory['createHref'] = (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    action: 'POP' as SiteHistory['action'],
    location,
    createHref: hrefOf,
    createURL: (to) => new URL(hrefOf(to), 'https://page.invalid'),
    encodeLocation: ({ pathname: encoded = '', search: query = '', hash = '' }: Partial<Location>) => ({
      pathname: encoded,
      search: query,
      hash,
    }),
    push: stay,
    replace: stay,
    go: stay,
    listen: () => stay,
  } as SiteHistory;
}
