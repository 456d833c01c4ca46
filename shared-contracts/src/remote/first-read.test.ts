import { teamKpi } from '../api/endpoints/agent';
import { announcements, markAnnouncementRead } from '../api/endpoints/announcements';
import { inboxMessage } from '../api/endpoints/messaging';
import { firstRead } from './first-read';

it('says of a call what is needed to ask for it', () => {
  expect(firstRead(announcements, { types: 'PR', platform: 'M', merchantCode: '{merchant}' })).toEqual({
    id: 'R-60',
    path: '/announcements',
    auth: 'optional',
    fields: { types: 'PR', platform: 'M', merchantCode: '{merchant}' },
  });
  expect(firstRead(teamKpi, { startDate: '{today}', endDate: '{today}', size: 0 })).toEqual({
    id: 'R-70',
    path: '/agent/team/kpi',
    auth: 'agent',
    module: 'AGEINFO3',
    fields: { startDate: '{today}', endDate: '{today}', size: '0' },
  });
});

it.each([
  [
    'what sends',
    () => firstRead(markAnnouncementRead, { announcementId: 1, read: true }),
    'R-61 cannot be asked ahead',
  ],
  ['a path with fields', () => firstRead(inboxMessage, { id: 1 }), 'R-58.get cannot be asked ahead'],
])('refuses %s', (_name, make, sentence) => expect(make).toThrow(sentence));
