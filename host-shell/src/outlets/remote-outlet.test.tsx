import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LanguageCode } from 'shared-contracts/language';
import {
  defineRemote,
  type ComponentLike,
  type RemoteDefinition,
  type Texts,
} from 'shared-contracts/remote/remote-contract';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { LoadableRelease, RemoteRelease } from '../boot/live-releases';
import type { HostServices } from '../host/host-services';
import { HostProvider } from '../host/use-host';
import english from '../locales/EN.json';
import {
  gives,
  on,
  NEW_ENTRY,
  makeLoader,
  NOT_FETCHED,
  OLD_ENTRY,
  version,
  type Opening,
} from '../testing/loader-fixture';
import { watchedRelease } from '../testing/watched-release';
import { RemoteOutlet } from './remote-outlet';

function remoteWith(list: ComponentLike) {
  const texts = async (): Promise<Texts> => ({});
  return defineRemote({
    name: 'mfe-games',
    screens: { list: async () => list },
    widgets: {},
    locales: { CN: texts, EN: texts, ID: texts, TY: texts },
  });
}

/** The remote that a container has, or why there is none. */
type Answer = () => Promise<RemoteDefinition<'mfe-games'>>;

const opening =
  (answer: Answer): Opening =>
  async () =>
    gives(await answer())();

interface OutletSetup {
  readonly open?: Answer;
  readonly old?: Answer;
  readonly release?: RemoteRelease;
  readonly language?: LanguageCode;
  readonly name?: string;
}

function drawOutlet({ open, old, release = on(), language = 'EN', name = 'list' }: OutletSetup) {
  const context = fakeContext({ name: 'host-shell', language });
  const fallbacks: readonly LoadableRelease[] = old === undefined ? [] : [version('old')];
  const chosen = opening(open ?? (async () => remoteWith(() => <h1>Games</h1>)));
  const made = makeLoader({
    answers: {
      [NEW_ENTRY]: [chosen],
      [`${NEW_ENTRY}?r=1`]: [chosen],
      [OLD_ENTRY]: old === undefined ? [] : [opening(old)],
    },
    release,
    fallbacks,
  });
  const remoteContext = fakeContext({ name: 'mfe-games' });
  const { live, turn } = watchedRelease(made.now);
  // The parts of the host that the outlet uses; the whole is put together at start only.
  const host = {
    loader: made.loader,
    boot: { live },
    language: context.language,
    events: context.events,
    context: (_name: string, drawn: string) => ({
      ...remoteContext,
      release: { ...remoteContext.release, version: drawn },
    }),
  } as unknown as HostServices;
  renderInSite(
    <HostProvider value={host}>
      <RemoteOutlet name="mfe-games" screen={name} />
    </HostProvider>,
    { context, texts: english },
  );
  return { ...made, turn };
}

describe('RemoteOutlet', () => {
  it('shows the shape of a page, then the screen', async () => {
    drawOutlet({});
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
  });

  it('offers a retry for a section that did not come, and shows it when it does', async () => {
    // A connection that is known to be gone is not asked again by itself.
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const open = jest.fn(async () => remoteWith(() => <h1>Games</h1>)).mockRejectedValueOnce(NOT_FETCHED);
    const { reloadPage } = drawOutlet({ open });
    expect(await screen.findByText('This section did not load')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('data-stage', 'entry');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/m/home');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
    expect(open).toHaveBeenCalledTimes(2);
    expect(reloadPage).not.toHaveBeenCalled();
    line.mockRestore();
  });

  it('reloads the page when a retry can no longer help', async () => {
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

  it('follows the operator: off at once, and back again', async () => {
    const { turn } = drawOutlet({});
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
    turn({ status: 'off', message: { EN: 'Back at nine' } });
    expect(await screen.findByText('Back at nine')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Games' })).not.toBeInTheDocument();
    turn(on());
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
    expect(screen.queryByText('Back at nine')).not.toBeInTheDocument();
  });
});

describe('a screen that throws', () => {
  const Broken: ComponentLike = () => {
    throw new RangeError('private detail');
  };
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('stays in its place, is reported, and is drawn again on retry', async () => {
    let isBroken = true;
    const Fragile: ComponentLike = () => (isBroken ? Broken({}) : <h1>Games</h1>);
    const { faults } = drawOutlet({ open: async () => remoteWith(Fragile) });
    expect(await screen.findByText('Something went wrong here')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('data-stage', 'render');
    expect(faults).toEqual(['mfe-games@1.2.0 render: RangeError']);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Games' })).toBeVisible();
  });

  it('gives its place to the version before', async () => {
    const { faults, fallen } = drawOutlet({
      open: async () => remoteWith(Broken),
      old: async () => remoteWith(() => <h1>Games of before</h1>),
    });
    expect(await screen.findByRole('heading', { name: 'Games of before' })).toBeVisible();
    expect(fallen).toEqual(['mfe-games 1.2.0 -> 1.1.0']);
    expect(faults).toEqual(['mfe-games@1.2.0 render: RangeError']);
  });

  it.each<[string, ComponentLike]>([
    ['by code of its own', Broken.bind(null)],
    ['by the file they share', Broken],
  ])('ends in the section’s block when the version before throws as well, %s', async (_, before) => {
    const { faults } = drawOutlet({
      open: async () => remoteWith(Broken),
      old: async () => remoteWith(before),
    });
    expect(await screen.findByText('Something went wrong here')).toBeVisible();
    expect(faults).toEqual(['mfe-games@1.2.0 render: RangeError', 'mfe-games@1.1.0 render: RangeError']);
  });
});
