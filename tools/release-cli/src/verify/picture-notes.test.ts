import { merchantFixture } from '../test-support/fixture-dist';
import { pictureNotes } from './picture-notes';

const API = 'https://api.example';
const notesOf = (changes: Parameters<typeof merchantFixture>[1]) =>
  pictureNotes({ merchants: { aurora: merchantFixture('aurora', changes) } });

it('advises to name the hosts of pictures where an operator’s gateway may know others', () => {
  expect(notesOf({ apiOrigin: API })).toEqual([expect.stringMatching(/^Note: pages of aurora .* in pictureHosts /)]);
  expect(notesOf({ gateway: { basePath: '/svc' } })).toHaveLength(1);
});

it('says nothing where the pictures are the site’s own, or the hosts are named', () => {
  expect(notesOf({})).toEqual([]);
  expect(notesOf({ apiOrigin: API, pictureHosts: [] })).toEqual([]);
  expect(notesOf({ apiOrigin: API, pictureHosts: ['https://pictures.example'] })).toEqual([]);
});
