import { cleanup, render, renderHook, type RenderHookResult, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { EventOwner } from 'shared-contracts/events/event-map';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import { QueryClient, QueryClientProvider } from 'shared-kit/data';
import { TextProvider } from 'shared-kit/i18n';
import { RemoteContextProvider } from 'shared-kit/remote';
import { SiteRouter } from 'shared-kit/router';
import { SiteTexts } from 'shared-kit/site-texts';
import type { FakeContext } from './fake-context';

/** Where and with which texts a component is drawn. */
export interface RenderSetup<Owner extends EventOwner> {
  readonly context: FakeContext<Owner>;
  /** Texts of the package, English. */
  readonly texts: Texts;
  /** Path and query the component finds itself at. */
  readonly at?: string;
}

/** The contexts that a test draws with, and the listeners that each had before. */
const listenersBefore = new Map<Pick<FakeContext<EventOwner>, 'listenerCount'>, number>();

// What is off the page listens to nothing: else every visit of a screen would add to what the page does and holds.
afterEach(() => {
  cleanup();
  const left = [...listenersBefore].map(([context, before]) => context.listenerCount() - before);
  listenersBefore.clear();
  expect(left.filter((count) => count > 0)).toEqual([]);
});

/** What the host has around a part: router, cache, texts and context. */
function siteAround<Owner extends EventOwner>({ context, texts, at = '/m/home' }: RenderSetup<Owner>) {
  window.history.replaceState(null, '', at);
  if (!listenersBefore.has(context)) listenersBefore.set(context, context.listenerCount());
  const source = new SiteTexts('EN');
  source.add({ language: 'EN', namespace: context.release.name, texts });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <TextProvider value={source}>
      <QueryClientProvider client={client}>
        <SiteRouter>
          <RemoteContextProvider value={context}>{children}</RemoteContextProvider>
        </SiteRouter>
      </QueryClientProvider>
    </TextProvider>
  );
  return { client, wrapper };
}

/** Draws a screen or widget as the host would. */
export function renderInSite<Owner extends EventOwner>(element: ReactNode, setup: RenderSetup<Owner>): RenderResult {
  return render(element, { wrapper: siteAround(setup).wrapper });
}

/** A hook that runs in a site, and the cache that it reads from. */
export type HookInSite<Result, Props> = RenderHookResult<Result, Props> & { readonly client: QueryClient };

/** Runs a hook as a part of the site would; `props` are its first argument, which `rerender` changes. */
export function renderHookInSite<Owner extends EventOwner, Result, Props = undefined>(
  hook: (props: Props) => Result,
  { texts = {}, ...setup }: Omit<RenderSetup<Owner>, 'texts'> & Partial<Pick<RenderSetup<Owner>, 'texts'>>,
  props?: Props,
): HookInSite<Result, Props> {
  const { client, wrapper } = siteAround({ ...setup, texts });
  const options = { wrapper, ...(props !== undefined && { initialProps: props }) };
  return { ...renderHook<Result, Props>(hook, options), client };
}
