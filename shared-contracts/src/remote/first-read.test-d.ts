import { announcements } from '../api/endpoints/announcements';
import { firstRead, type FirstAsker, type FirstRequest } from './first-read';

declare const asker: FirstAsker;

const known: FirstRequest<typeof announcements> = {
  endpoint: announcements,
  requestFor: ({ merchant }) => ({ types: 'PR', platform: 'M', merchantCode: merchant }),
};
export const read = firstRead(known);

// @ts-expect-error -- the request is that of the endpoint
export const wrongField = firstRead({ endpoint: announcements, requestFor: () => ({ gameType: 'RNG' }) });

export const wrongValue: FirstRequest<typeof announcements> = {
  endpoint: announcements,
  // @ts-expect-error -- the platform is M
  requestFor: ({ merchant }) => ({ types: 'PR', platform: 'html5', merchantCode: merchant }),
};

// @ts-expect-error -- the page asks before it knows who is signed in
export const person = asker.userName;

// @ts-expect-error -- a field of the page's query has a name
export const unnamed = asker.query();
