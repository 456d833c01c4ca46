import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { renderInSite } from 'test-kit/render';
import { HostProvider } from '../../../host/use-host';
import english from '../../../locales/EN.json';
import { fakeHost } from '../../../testing/render-in-host';
import { HomeFooter } from './home-footer';

const VIDEO = { url: '', groupName: 'm_video', linkage: 'https://youtu.be/dQw4w9WgXcQ', title: 'How to play' };
const resource = (type: string) => ({ type, url: `https://${type}.example/`, labelNameEn: '', resourceType: 'SOCIAL' });

function draw(types: readonly string[], banners: (typeof VIDEO)[] = []) {
  const host = fakeHost({ info: { resources: types.map(resource) } });
  const { http } = host.context;
  http.answer(announcements, { banners });
  http.answer(gameTypes, {
    sorting: [{ gameCategory: 'RNG' }],
    mapping: { RNG: [{ vassalage: 'NOVA', displayName: 'Novatide' }, { vassalage: 'KOIL' }] },
  });
  renderInSite(
    <HostProvider value={host.services}>
      <HomeFooter />
    </HostProvider>,
    { context: host.context, texts: english },
  );
  return host;
}

test('the player of the video comes with a tap, and is not asked for before', async () => {
  const { context } = draw([], [VIDEO]);
  const play = await screen.findByRole('button', { name: 'Play: How to play' });
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  expect(screen.getByTitle('How to play')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?hl=en&/),
  );
  expect(context.http.callsOf(announcements)[0]?.request).toEqual({
    types: 'B,PL,PU,PR,H',
    platform: 'M',
    merchantCode: 'aurora',
  });
});

test('a link that leads to no video draws nothing', async () => {
  const { context } = draw(['TELEGRAM'], [{ ...VIDEO, linkage: 'https://example.com/film' }]);
  await waitFor(() => expect(context.http.callsOf(announcements)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Play/ })).not.toBeInTheDocument();
});

test('follow us shows the channels that have a link, and nothing without one', () => {
  draw(['FACEBOOK', 'WHATSAPP']);
  const region = within(screen.getByRole('region', { name: 'Follow us' }));
  expect(region.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://facebook.example/']);
});

test('without channels there is no heading for them', () => {
  draw([]);
  expect(screen.queryByText('Follow us')).not.toBeInTheDocument();
});

test('a maker’s white mark that cannot be loaded leaves its place', async () => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((report) => {
    const observer = {
      disconnect: jest.fn(),
      unobserve: jest.fn(),
      observe: (target: Element) => report([{ target, isIntersecting: true } as IntersectionObserverEntry], observer),
    } as unknown as IntersectionObserver;
    return observer;
  });
  draw([]);
  const mark = await screen.findByRole('img', { name: 'Novatide' });
  await waitFor(() => expect(mark).toHaveAttribute('src', '/cdn1/images/vendor/white/NOVA.png'));
  fireEvent.error(mark);
  fireEvent.error(screen.getByRole('img', { name: 'Novatide' }));
  const [first, second] = screen.getAllByRole('listitem');
  expect([first?.querySelector('img'), second?.querySelector('img') !== null]).toEqual([null, true]);
  jest.restoreAllMocks();
});
