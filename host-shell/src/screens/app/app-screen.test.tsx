import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { Device } from '../../browser/device';
import type { HostServices } from '../../host/host-services';
import { HostProvider } from '../../host/use-host';
import english from '../../locales/EN.json';
import { AppScreen } from './app-screen';
import { installOffer } from './install-offer';

beforeAll(preloadDrawings);

const ANDROID = { type: 'ANDROID', url: 'https://get.example/a.apk', labelNameEn: 'Android', resourceType: 'APP' };
const IOS = { type: 'IOS', url: 'https://get.example/ios', labelNameEn: 'iOS', resourceType: 'APP' };
const BROWSER: Device = { isApp: false, isInstalled: false, header: 'MOBILE' };

async function draw(resources: SiteResource[] = [IOS, ANDROID], device: Device = BROWSER) {
  const context = fakeContext({ name: 'host-shell', info: { resources } });
  const host = { device, shared: { site: context.site } } as unknown as HostServices;
  const page = (
    <HostProvider value={host}>
      <AppScreen />
    </HostProvider>
  );
  // The codes come by themselves.
  await act(async () => void renderInSite(page, { context, texts: english, at: '/m/app' }));
  return context;
}

const comeAs = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

afterEach(() => jest.restoreAllMocks());

test('an Android phone finds its own download and its own steps first', async () => {
  comeAs('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile');
  await draw();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download for Android', 'https://get.example/a.apk'],
    ['Download for iOS', 'https://get.example/ios'],
  ]);
  expect(screen.getByRole('link', { name: 'Download for Android' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(titles()).toEqual([
    'Aurora on your phone',
    'Scan to install',
    'Install on Android',
    'Home screen on Android',
    'Install on iPhone',
  ]);
  const steps = within(screen.getByRole('region', { name: 'Install on Android' })).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
});

test('an iPhone is told how to share to the home screen', async () => {
  comeAs('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari');
  await draw([IOS]);
  expect(titles()).toEqual(['Aurora on your phone', 'Scan to install', 'Install on iPhone', 'Home screen on iPhone']);
  expect(screen.getByText('In Safari, tap the Share button.')).toBeVisible();
});

test('each download is also a code for another phone', async () => {
  await draw();
  const codes = await screen.findAllByRole('img');
  expect(codes.map((code) => code.getAttribute('aria-label'))).toEqual(['Code for iOS', 'Code for Android']);
  const drawn = codes.map((code) => code.querySelector('path')?.getAttribute('d'));
  expect(new Set(drawn).size).toBe(2);
});

test('without an app there is one sentence and the way home', async () => {
  await draw([{ ...ANDROID, url: 'javascript:alert(1)' }]);
  expect(screen.getByText('The app is not available yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
});

test('the browser’s own offer stands in for the steps, and is asked once', async () => {
  const page = new EventTarget();
  const prompt = jest.fn(async () => undefined);
  installOffer.watch(page);
  await draw();
  expect(screen.queryByRole('button', { name: 'Add to home screen' })).not.toBeInTheDocument();
  act(() => void page.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  expect(titles()).not.toContain('Home screen on Android');
  await userEvent.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Add to home screen' })).not.toBeInTheDocument();
  expect(titles()).toContain('Home screen on Android');
});

test('a site on the home screen is not told to go there', async () => {
  await draw([ANDROID], { isApp: false, isInstalled: true, header: 'OTHERS' });
  expect(titles()).toEqual(['Aurora on your phone', 'Scan to install', 'Install on Android']);
});
