import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { publishSnapshots } from './release-snapshot';

it('tells tools of every version, and of those that run once they do', () => {
  const document = bootDocument({ 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') });
  const moduleInfo: Record<string, object> = {};
  const nowRunning = publishSnapshots(
    { document, fileUrl: (name, file) => `https://site.example/${name}/${file}` },
    { __FEDERATION__: { moduleInfo } },
  );
  expect(moduleInfo).toMatchObject({
    'mfe-games:1.0.0': {
      version: '1.0.0',
      publicPath: 'https://site.example/mfe-games/',
      remoteEntry: 'games-entry.js',
      remoteEntryType: 'module',
    },
    'host-shell': { remotesInfo: {} },
  });
  // As the runtime does when another version takes the section's place.
  delete moduleInfo['mfe-games:1.0.0'];
  nowRunning('mfe-games', '1.0.0');
  expect(moduleInfo).toMatchObject({
    'mfe-games:1.0.0': { version: '1.0.0' },
    'host-shell': { remotesInfo: { 'mfe-games': { matchedVersion: '1.0.0' } } },
  });
});
