import { act, waitFor } from '@testing-library/react';
import { requiredContracts } from 'shared-contracts/api/endpoints/agent';
import type { SessionState } from 'shared-contracts/session/session-state';
import { renderInSite } from 'test-kit/render';
import { HostProvider } from '../host/use-host';
import english from '../locales/EN.json';
import { PERSONAS, signedIn } from '../testing/personas';
import { fakeHost, type FakeHost } from '../testing/render-in-host';
import { ContractAlerts } from './contract-alerts';

const ALL = { dailysalreqtype: 'day', divtypecompperiodreq: 'week', contracthoursalreq: 'hour' };

interface Setup {
  readonly session?: SessionState;
  readonly confirms?: boolean;
  readonly required?: object | 'fails';
}

function hostOf({ session = PERSONAS.agent, confirms = false, required = ALL }: Setup): FakeHost {
  const host = fakeHost({ session, confirms });
  if (required === 'fails') host.context.http.fail(requiredContracts, { kind: 'timeout' });
  else host.context.http.answer(requiredContracts, required);
  return host;
}

async function open(host: FakeHost, page: 'home' | 'agent'): Promise<void> {
  await act(async () => {
    const alerts = (
      <HostProvider value={host.services}>
        <ContractAlerts page={page} />
      </HostProvider>
    );
    renderInSite(alerts, { context: host.context, texts: english });
  });
}

const titles = (host: FakeHost) => host.context.log.questions.map(({ title }) => title);
const asked = (host: FakeHost) => host.context.http.callsOf(requiredContracts).length;

test('who puts off each contract is told of the next, in their order, once on each page', async () => {
  const host = hostOf({});
  await open(host, 'home');
  const all = ['Your salary contract', 'Your dividend contract', 'Your hourly contract'];
  await waitFor(() => expect(titles(host)).toEqual(all));
  expect(host.context.log.visited).toEqual([]);
  await open(host, 'home');
  expect([titles(host).length, asked(host)]).toEqual([3, 1]);
  await open(host, 'agent');
  await waitFor(() => expect([titles(host), asked(host)]).toEqual([[...all, ...all], 2]));
});

test('who goes to the first is told of no further one, on no page', async () => {
  const host = hostOf({ confirms: true });
  await open(host, 'home');
  const way = { to: '/m/member/agent/getSalaryContract', replace: false };
  await waitFor(() => expect(host.context.log.visited).toEqual([way]));
  await open(host, 'agent');
  expect([titles(host), asked(host)]).toEqual([['Your salary contract'], 1]);
});

test('a plain member with nothing waiting is asked for, and left in peace', async () => {
  const host = hostOf({ session: PERSONAS.member, required: {} });
  await open(host, 'home');
  await waitFor(() => expect(host.context.storage.getSession('seenContracts')).toBe('home'));
  expect([asked(host), titles(host)]).toEqual([1, []]);
});

test('a failure stays silent, and the next opening asks again', async () => {
  const host = hostOf({ required: 'fails' });
  await open(host, 'home');
  expect([titles(host), host.context.log.failures, host.context.log.toasts]).toEqual([[], [], []]);
  host.context.http.answer(requiredContracts, { contracthoursalreq: 'hour' });
  await open(host, 'home');
  await waitFor(() => expect(titles(host)).toEqual(['Your hourly contract']));
});

test.each([
  ['visitor', PERSONAS.visitor],
  ['trial account', signedIn(4)],
  ['internal account', signedIn(40)],
  ['staff account', signedIn(41)],
  ['second staff account', signedIn(42)],
])('nothing is asked for a %s', async (_name, session) => {
  const host = hostOf({ session });
  await open(host, 'home');
  expect([asked(host), titles(host)]).toEqual([0, []]);
});
