import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vip } from 'shared-contracts/api/endpoints/promotions';
import type { SessionState } from 'shared-contracts/session/session-state';
import { preloadDrawings } from 'shared-kit/ui';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import english from '../../locales/EN.json';
import { PERSONAS } from '../../testing/personas';
import { VipScreen } from './vip-screen';

beforeAll(preloadDrawings);

const LEVELS = [
  { level: 1, name: 'Copper', requirement: 'Turnover 5,000', benefits: ['Rebate 0.36%', 'Birthday gift 88'] },
  { level: 0, name: 'Guest', requirement: 'Open an account', benefits: [] },
];

function draw(session: SessionState = PERSONAS.visitor) {
  const context = fakeContext({ name: 'host-shell', session });
  const open = () => renderInSite(<VipScreen />, { context, texts: english, at: '/m/vip' });
  return { context, open };
}

test('a visitor sees the levels from the lowest up, and the way in', async () => {
  const { context, open } = draw();
  context.http.answer(vip, { levels: LEVELS });
  open();
  const rows = within(await screen.findByRole('table', { name: 'Levels' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'LevelRequirementBenefits',
    'GuestVIP 0Open an account',
    'CopperVIP 1Turnover 5,000Rebate 0.36%Birthday gift 88',
  ]);
  expect(screen.getByRole('link', { name: 'Login to see your level' })).toHaveAttribute(
    'href',
    '/m/login?redirect=%2Fm%2Fvip',
  );
  expect(screen.getByRole('main')).toHaveAttribute('data-ready');
  expect(context.http.callsOf(vip).map((call) => call.request)).toEqual([{ language: 'EN' }]);
});

test('a member sees the own level and the way to the next', async () => {
  const { context, open } = draw(PERSONAS.member);
  context.http.answer(vip, { levels: LEVELS, current: 0, progress: 42 });
  open();
  expect(await screen.findByText('On the way to Copper')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Way to the next level' })).toHaveAttribute('aria-valuenow', '42');
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('Guest');
  expect(screen.queryByRole('link', { name: 'Login to see your level' })).not.toBeInTheDocument();
});

test('nothing is beyond the highest level', async () => {
  const { context, open } = draw(PERSONAS.member);
  context.http.answer(vip, { levels: LEVELS, current: 1, progress: 10 });
  open();
  expect(await screen.findByText('You are on the highest level')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});

test('is not ready before the levels come', () => {
  const { context, open } = draw();
  context.http.hang(vip);
  open();
  expect(screen.getByRole('main')).not.toHaveAttribute('data-ready');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a failed read says why and can be tried again', async () => {
  const { context, open } = draw();
  context.http.fail(vip, { kind: 'network', offline: true });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The VIP club did not loadNo Internet');
  context.http.answer(vip, { levels: LEVELS });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a club without levels says so', async () => {
  const { context, open } = draw();
  context.http.answer(vip, { levels: [] });
  open();
  expect(await screen.findByText('There are no levels yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/m/activity');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('inside the site the frame brings title and way back', async () => {
  const { context, open } = draw();
  context.http.answer(vip, { levels: LEVELS });
  open();
  await screen.findByRole('table');
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to home' })).not.toBeInTheDocument();
});
