import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { systemStatus, type SiteInfo } from 'shared-contracts/api/endpoints/system';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { HostServices } from '../host/host-services';
import { HostProvider } from '../host/use-host';
import english from '../locales/EN.json';
import { SiteStatusStore } from '../site/site-status';
import { openStorage } from '../storage/site-storage';
import { StatusGate } from './status-gate';

beforeAll(preloadDrawings);

const TELEGRAM = { type: 'TELEGRAM', url: 'https://t.me/help', labelNameEn: '', resourceType: 'SOCIAL' };

interface Setup {
  readonly maintenance?: boolean | number;
  readonly regionRestriction?: boolean;
  readonly ip?: string;
  readonly resources?: SiteInfo['resources'];
}

function draw(first: Setup | ApiFailure = {}) {
  localStorage.clear();
  const setup: Setup = 'kind' in first ? {} : first;
  const context = fakeContext({ name: 'host-shell', info: { resources: setup.resources ?? [TELEGRAM] } });
  const answer = ({ maintenance = false, regionRestriction = false, ip = '203.0.113.7' }: Setup): void =>
    context.http.answer(systemStatus, {
      info: context.site.info(),
      location: { ip, country: 'PH' },
      maintenance,
      regionRestriction,
    });
  if ('kind' in first) context.http.fail(systemStatus, first);
  else answer(first);
  const status = new SiteStatusStore({
    storage: openStorage(),
    merchantCode: 'aurora',
    language: () => 'EN',
    onValue: () => undefined,
  });
  // The parts of the host that the gate uses; the whole is put together at start only.
  const host = { status, http: context.http, shared: { site: context.site } } as unknown as HostServices;
  const { container } = renderInSite(
    <HostProvider value={host}>
      <StatusGate>
        <p>The site</p>
      </StatusGate>
    </HostProvider>,
    { context, texts: english },
  );
  return { context, status, answer, container, refresh: () => act(() => status.refresh(context.http)) };
}

const page = () => screen.queryByRole('main')?.getAttribute('data-screen') ?? null;

test('nothing is shown before anything is known, then the site', async () => {
  const { container, refresh } = draw();
  expect(container).toBeEmptyDOMElement();
  await refresh();
  expect(screen.getByText('The site')).toBeVisible();
});

test('maintenance is one page with Retry and customer service, and ends with the next answer', async () => {
  const { answer, refresh } = draw({ maintenance: true, regionRestriction: true });
  await refresh();
  expect(page()).toBe('status-maintenance');
  expect(screen.queryByText('The site')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('We will be right back');
  expect(await screen.findByRole('link', { name: 'Customer service' })).toHaveAttribute('href', 'https://t.me/help');
  answer({});
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The site')).toBeVisible();
});

test('a restricted place is told its address, and has no Retry', async () => {
  const { refresh } = draw({ regionRestriction: true });
  await refresh();
  expect(page()).toBe('status-restricted');
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(screen.getByText('Your address: 203.0.113.7')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Customer service' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an unknown address is not mentioned', async () => {
  const { refresh } = draw({ regionRestriction: true, ip: '' });
  await refresh();
  expect(screen.queryByText(/Your address/)).not.toBeInTheDocument();
});

test('without a link of its own the site asks customer service for one', async () => {
  const { context, refresh } = draw({ maintenance: true, resources: [] });
  context.http.answer(customerService, {
    version: { pathList: [{ csType: 'FACEBOOK', path: 'https://facebook.example/us', title: '', type: '1' }] },
  });
  await refresh();
  const link = await screen.findByRole('link', { name: 'Customer service' });
  expect(link).toHaveAttribute('href', 'https://facebook.example/us');
  expect(context.http.callsOf(customerService)).toHaveLength(1);
});

test('without any address there is no link', async () => {
  const { context, refresh } = draw({ maintenance: true, resources: [] });
  context.http.fail(customerService, { kind: 'timeout' });
  await refresh();
  await waitFor(() => expect(context.http.callsOf(customerService)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Customer service' })).not.toBeInTheDocument();
});

test.each([3, 7])('value %d shows nothing', async (maintenance) => {
  const { container, refresh } = draw({ maintenance });
  await refresh();
  expect(container).toBeEmptyDOMElement();
});

test.each<[ApiFailure, string]>([
  [{ kind: 'network', offline: true }, 'No Internet'],
  [{ kind: 'timeout' }, 'Slow Connection'],
  [{ kind: 'malformed', detail: 'not JSON' }, 'We cannot reach the siteCheck your connection'],
  [{ kind: 'malformed', detail: 'value.language' }, 'did not answer as it shouldYour connection is fine'],
])('a first visit without an answer says so: %j', async (failure, text) => {
  const { refresh } = draw(failure);
  await refresh();
  expect(page()).toBe('status-unknown');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('the page stays in view while Retry is under way', async () => {
  const { context, refresh } = draw({ kind: 'timeout' });
  await refresh();
  context.http.hang(systemStatus);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(page()).toBe('status-unknown');
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true');
});

test('a device that gets its connection back asks by itself', async () => {
  const { answer, refresh } = draw({ kind: 'network', offline: true });
  await refresh();
  answer({});
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The site')).toBeVisible();
});

test('a change to maintenance replaces the site at once', async () => {
  const { answer, refresh } = draw();
  await refresh();
  expect(screen.getByText('The site')).toBeVisible();
  answer({ maintenance: true });
  await refresh();
  expect(screen.queryByText('The site')).not.toBeInTheDocument();
  expect(page()).toBe('status-maintenance');
});

test('a failed refresh leaves the open site alone', async () => {
  const { context, refresh } = draw();
  await refresh();
  context.http.fail(systemStatus, { kind: 'timeout' });
  await refresh();
  expect(screen.getByText('The site')).toBeVisible();
});
