import { useMemo } from 'react';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useEndpointScope, useQuery } from 'shared-kit/data';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { favouriteQuery } from '../../api/favourite-book';

/** The book of who is signed in, and how it is read; all who ask share one. */
export function useFavouriteBook() {
  const context = useRemoteContext<'mfe-games'>();
  const isMember = isSignedIn(useSession());
  const [merchant, , type, userName] = useEndpointScope();
  const query = useMemo(() => favouriteQuery(context, [merchant, type, userName]), [context, merchant, type, userName]);
  const { data: book } = useQuery({ ...query, enabled: isMember });
  return { query, book, isMember };
}
