import { MOST_RECIPIENTS } from '../../model/red-envelopes/recipients';

/** All that can be reached at once come on one page: the screen and its choice share the answer. */
export const EVERYBODY = {
  place: { parent: '', search: '', sort: 'username' },
  pageSize: MOST_RECIPIENTS,
} as const;
