import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import type { SlotMap } from 'shared-contracts/remote/slot-map';
import { fakeStorage } from 'test-kit/fake-storage';
import { PERSONAS } from '../../../testing/personas';
import { renderInHost, type HostSetup } from '../../../testing/render-in-host';
import { HomePopups } from './home-popups';
import { forgetPage } from './popup-memory';

function List({ onSettled, onShown, onMute }: SlotMap['home.popups']): ReactNode {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <>
      <button type="button" onClick={onSettled}>
        Close the list
      </button>
      <button type="button" onClick={onMute}>
        Not today
      </button>
    </>
  );
}

const APP = { type: 'ANDROID', url: 'https://a.example/a.apk', labelNameEn: 'Android', resourceType: 'APP' };

/** Home on a fresh page of a visit. */
function open(setup: HostSetup = {}) {
  return renderInHost(<HomePopups />, {
    info: { resources: [APP] },
    widgets: [{ remote: 'mfe-messaging', slot: 'home.popups', part: List }],
    ...setup,
  });
}

const list = (): HTMLElement | null => screen.queryByRole('button', { name: 'Close the list' });
const offer = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Aurora on your phone' });

beforeEach(() => {
  forgetPage();
  sessionStorage.clear();
  localStorage.clear();
});

test('one visit shows the list, the next the offer of the app, and the one after it the list again', async () => {
  const kept = fakeStorage();
  const visit = (): ReturnType<typeof open> => {
    forgetPage();
    return open({ kept });
  };
  const endVisit = (): void => kept.removeSession('seenPopups');
  const first = visit();
  await userEvent.click(list() as HTMLElement);
  await act(async () => undefined);
  expect([list(), offer()]).toEqual([null, null]);
  first.view.unmount();
  const reloaded = visit();
  await act(async () => undefined);
  expect([list(), offer()]).toEqual([null, null]);
  reloaded.view.unmount();
  endVisit();
  const second = visit();
  expect(await screen.findByRole('dialog', { name: 'Aurora on your phone' })).toBeVisible();
  expect(list()).toBeNull();
  second.view.unmount();
  endVisit();
  visit();
  await act(async () => undefined);
  expect([list() !== null, offer()]).toEqual([true, null]);
});

test('where there are no announcements, the offer of the app does not wait', async () => {
  const Nothing = ({ onSettled }: SlotMap['home.popups']): ReactNode => {
    useEffect(() => onSettled(), [onSettled]);
    return null;
  };
  open({ widgets: [{ remote: 'mfe-messaging', slot: 'home.popups', part: Nothing }] });
  expect(await screen.findByRole('dialog', { name: 'Aurora on your phone' })).toBeVisible();
});

test('where the merchant hides the announcements, the offer of the app does not wait for them', async () => {
  open({ slots: { 'home.popups': { hidden: ['mfe-messaging/home.popups-0'] } } });
  expect(await screen.findByRole('dialog', { name: 'Aurora on your phone' })).toBeVisible();
  expect(list()).toBeNull();
});

test('a merchant may show both in one visit, each once', async () => {
  const { view, context } = open({ popups: { perVisit: 2 } });
  expect([list() !== null, offer() !== null]).toEqual([true, false]);
  await userEvent.click(list() as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Aurora on your phone' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(context.log.visited).toEqual([{ to: '/m/app', replace: false }]);
  await waitFor(() => expect(offer()).toBeNull());
  expect(context.storage.getSession('seenPopups')).toBe('visitor app');
  view.unmount();
});

test('a member sees the list after the login, and no offer', async () => {
  const { context } = open({ session: PERSONAS.member });
  await userEvent.click(list() as HTMLElement);
  await waitFor(() => expect(list()).toBeNull());
  expect(context.storage.getSession('seenPopups')).toBe('member');
  expect(offer()).toBeNull();
});

test('not today means until tomorrow', async () => {
  const { context } = open({ session: PERSONAS.member });
  await userEvent.click(screen.getByRole('button', { name: 'Not today' }));
  await waitFor(() => expect(list()).toBeNull());
  expect(context.storage.getLocal('popupsMutedOn')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  ['in the app', { device: { isApp: true } }],
  ['in an installed app', { device: { isInstalled: true } }],
  ['without an app', { info: { resources: [] } }],
])('%s nobody is offered one', async (_name, setup) => {
  open(setup);
  await userEvent.click(list() as HTMLElement);
  await act(async () => undefined);
  expect(offer()).toBeNull();
});
