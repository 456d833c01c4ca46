import { teamKpi } from '../api/endpoints/agent';
import { announcements, markAnnouncementRead } from '../api/endpoints/announcements';
import { recentGames } from '../api/endpoints/games';
import { inboxMessage } from '../api/endpoints/messaging';
import { firstRead } from './first-read';

it('says of a call what is needed to ask for it', () => {
  expect(
    firstRead({
      endpoint: announcements,
      requestFor: ({ merchant }) => ({ types: 'PR', platform: 'M' as const, merchantCode: merchant }),
    }),
  ).toEqual({
    id: 'R-60',
    path: '/announcements',
    auth: 'optional',
    fields: { types: 'PR', platform: 'M', merchantCode: '{merchant}' },
  });
  expect(
    firstRead({
      endpoint: teamKpi,
      requestFor: ({ today }) => ({ startDate: today, endDate: today, size: 0 as const }),
    }),
  ).toEqual({
    id: 'R-70',
    path: '/agent/team/kpi',
    auth: 'agent',
    module: 'AGEINFO3',
    fields: { startDate: '{today}', endDate: '{today}', size: '0' },
  });
});

it('leaves the language and the query of the page to the page', () => {
  const { fields } = firstRead({
    endpoint: recentGames,
    requestFor: ({ language, query }) => ({
      page: 1,
      pageSize: 35,
      gameType: query('type'),
      language,
      clientType: 2 as const,
    }),
  });
  expect(fields).toEqual({ page: '1', pageSize: '35', gameType: '{?type}', language: '{language}', clientType: '2' });
});

it.each([
  [
    'what sends',
    () => firstRead({ endpoint: markAnnouncementRead, requestFor: () => ({ announcementId: 1, read: true as const }) }),
    'R-61 cannot be asked ahead',
  ],
  [
    'a path with fields',
    () => firstRead({ endpoint: inboxMessage, requestFor: () => ({ id: 1 }) }),
    'R-58.get cannot be asked ahead',
  ],
])('refuses %s', (_name, make, sentence) => expect(make).toThrow(sentence));
