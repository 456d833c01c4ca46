import { namedText, sectionName } from './section-name';

describe('sectionName', () => {
  it.each(['live-sports', 'mfe-live-sports'])('has every form of %s', (text) => {
    expect(sectionName(text)).toEqual({
      section: 'mfe-live-sports',
      kebab: 'live-sports',
      camel: 'liveSports',
      pascal: 'LiveSports',
      title: 'Live sports',
    });
  });

  it.each(['', 'Sports', 'live_sports', 'live--sports', '-sports', '1x', 'mfe-', '../sports', 'a'.repeat(37)])(
    'refuses %j',
    (text) => expect(() => sectionName(text)).toThrow('cannot be the name of a section'),
  );
});

describe('namedText', () => {
  const name = sectionName('live-sports');

  it.each([
    ['mfe-sample', 'mfe-live-sports'],
    ["'sample.opened'", "'liveSports.opened'"],
    ['use-sample-entries.ts', 'use-live-sports-entries.ts'],
    ['useSampleEntries()', 'useLiveSportsEntries()'],
    ['/m/sample', '/m/live-sports'],
    ['"EN": "Sample section"', '"EN": "Live sports"'],
    ['MFE_SIGNING_KEY=sample.pem', 'MFE_SIGNING_KEY=live-sports.pem'],
  ])('%s becomes %s', (text, named) => expect(namedText(text, name)).toBe(named));
});
