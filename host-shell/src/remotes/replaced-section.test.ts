import { gives, makeLoader, NEW_ENTRY, OLD_ENTRY, someRemote, throws, version } from '../testing/loader-fixture';

const SECOND = `${NEW_ENTRY}?r=1`;

afterEach(() => jest.restoreAllMocks());

it('serves a screen whose chunk has other bytes, when the chosen one cannot be opened at its retry URL', async () => {
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({
    integrity: { [NEW_ENTRY.replace('new-entry.js', 'new-EN.js')]: 'sha256-right' },
  });
  document.head.append(map);
  // The runtime warns whenever another version takes a section's place.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('other'));
  const lost = someRemote({ screens: { list: async () => Promise.reject(new Error('Loading chunk 7 failed.')) } });
  const { loader, opened, faults } = makeLoader({
    answers: {
      [NEW_ENTRY]: [gives(lost)],
      [SECOND]: [throws(new RangeError('x'))],
      [OLD_ENTRY]: [gives(someRemote())],
    },
    fallbacks: [version('old')],
  });
  expect(await loader.loadPart('mfe-games', 'screens', 'list')).toMatchObject({ status: 'loaded', version: '1.1.0' });
  expect(opened).toEqual([NEW_ENTRY, SECOND, OLD_ENTRY]);
  expect(faults).toEqual(['mfe-games@1.2.0 evaluation: RangeError']);
  map.remove();
});
