import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from 'shared-contracts/language';
import { defineRemote, type ComponentLike, type Texts } from 'shared-contracts/remote/remote-contract';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { HostServices } from '../app/host-services';
import { HostProvider } from '../app/use-host';
import english from '../locales/EN.json';
import type { RemoteRelease } from '../releases/boot';
import { bootRelease } from '../testing/boot-fixture';
import { RemoteLoader } from './remote-loader';
import { RemoteOutlet } from './remote-outlet';

const ON: RemoteRelease = { status: 'on', version: '1.0.0', release: bootRelease('games') };
const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module');

function remoteWith(list: ComponentLike) {
  const texts = async (): Promise<Texts> => ({});
  return defineRemote({
    name: 'mfe-games',
    screens: { list: async () => list },
    widgets: {},
    locales: { CN: texts, EN: texts, ID: texts, TY: texts },
  });
}

interface OutletSetup {
  readonly open?: () => Promise<unknown>;
  readonly release?: RemoteRelease;
  readonly language?: LanguageCode;
  readonly name?: string;
}

function drawOutlet({ open, release = ON, language = 'EN', name = 'list' }: OutletSetup) {
  const context = fakeContext({ name: 'host-shell', language });
  const reloadPage = jest.fn();
  const loader = new RemoteLoader({
    boot: { remote: () => release, fileUrl: (remote, file) => `https://site.example/${remote}/${file}` },
    containers: { open: open ?? (async () => remoteWith(() => <h1>Games</h1>)) },
    language: () => 'EN',
    addTexts: () => undefined,
    onLoaded: () => undefined,
    onFault: () => undefined,
    reloadPage,
  });
  const remoteContext = fakeContext({ name: 'mfe-games' });
  // The parts of the host that the outlet uses; the whole is put together at start only.
  const host = {
    loader,
    language: context.language,
    events: context.events,
    telemetry: context.telemetry,
    context: () => remoteContext,
  } as unknown as HostServices;
  renderInSite(
    <HostProvider value={host}>
      <RemoteOutlet name="mfe-games" screen={name} />
    </HostProvider>,
    { context, texts: english },
  );
  return { context, reloadPage };
}

describe('RemoteOutlet', () => {
  it('shows the shape of a page, then the screen', async () => {
    drawOutlet({});
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
  });

  it('offers a retry for a section that did not come, and shows it when it does', async () => {
    const open = jest.fn(async () => remoteWith(() => <h1>Games</h1>)).mockRejectedValueOnce(NOT_FETCHED);
    const { reloadPage } = drawOutlet({ open });
    expect(await screen.findByText('This section did not load')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('data-stage', 'entry');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
    expect(open).toHaveBeenCalledTimes(2);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('loads the page anew when a retry can no longer help', async () => {
    const { reloadPage } = drawOutlet({ open: async () => Promise.reject(new ReferenceError('x')) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Something went wrong here')).toBeVisible();
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled());
    expect(reloadPage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it.each<[LanguageCode, Readonly<Record<string, string>>, string]>([
    ['EN', { EN: 'Back at nine', TY: 'Babalik nang alas-nuwebe' }, 'Back at nine'],
    ['TY', { EN: 'Back at nine', TY: 'Babalik nang alas-nuwebe' }, 'Babalik nang alas-nuwebe'],
    ['ID', { EN: 'Back at nine' }, 'Back at nine'],
    ['EN', {}, 'Please come back later.'],
  ])('says in %s that the section is off', async (language, message, text) => {
    drawOutlet({ release: { status: 'off', message }, language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  });

  it.each<[string, OutletSetup]>([
    ['a screen that this version does not have', { name: 'gone' }],
    ['a section that has no release', { release: { status: 'absent' } }],
  ])('says so of %s', async (_name, setup) => {
    drawOutlet(setup);
    expect(await screen.findByText('This page is not available yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('keeps a screen that throws to its place, reports it, and draws it again on retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile: ComponentLike = () => {
      if (isBroken) throw new RangeError('private detail');
      return <h1>Games</h1>;
    };
    const { context } = drawOutlet({ open: async () => remoteWith(Fragile) });
    expect(await screen.findByText('Something went wrong here')).toBeVisible();
    expect(context.log.reports).toContainEqual({
      event: 'remote.failed',
      detail: { remote: 'mfe-games', version: '1.0.0', stage: 'render', cause: 'RangeError' },
    });
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
    logged.mockRestore();
  });
});
