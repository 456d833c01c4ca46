import { waterfall } from './picture';

it('draws a line for each request, in proportion, and marks moments', () => {
  const picture = waterfall(
    'Home < slow4g',
    [
      { label: '/m/home', kind: 'Document', from: 0, until: 500, bytes: 20_000 },
      { label: 'host.mjs', kind: 'Script', from: 500, until: 1000, bytes: 51_240 },
    ],
    [{ label: 'ready', at: 1000 }],
  );
  expect(picture).toContain('Home &lt; slow4g');
  expect(picture).toContain('<rect x="250" y="43" width="310" height="12" rx="3" fill="#3b6fd4"/>');
  expect(picture).toContain('<rect x="560" y="61" width="310" height="12" rx="3" fill="#c08a1e"/>');
  expect(picture).toContain('51.2 kB');
  expect(picture).toContain('ready 1000 ms');
});

it('draws a page of which nothing came', () => {
  expect(waterfall('Nothing', [], [])).not.toContain('NaN');
});
