import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpCentre } from 'shared-contracts/api/endpoints/messaging';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/page-texts';
import { LegalScreen } from './legal-screen';

const LIST = [
  { title: 'Account', tag: 'account', content: '<p>Your account</p>' },
  { title: 'Terms and Services', tag: 'Terms', content: '<h3>Who may play</h3><p>Adults</p><script>1</script>' },
  { title: 'Privacy policy', tag: 'privacy', content: '<p>What we keep</p>' },
];

function draw(at: string, list: object[] = LIST) {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(helpCentre, { list } as never);
  renderInSite(<LegalScreen />, { context, texts, at });
  return context;
}

test.each([
  ['/m/terms', 'Adults', 'What we keep'],
  ['/m/privacy/', 'What we keep', 'Adults'],
])('%s shows its text and no other', async (at, shown, other) => {
  draw(at);
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.queryByText(other)).not.toBeInTheDocument();
  expect(document.querySelector('main script, [data-screen] script')).toBeNull();
});

test('is read again in the language chosen', async () => {
  jest.useFakeTimers();
  const context = draw('/m/terms');
  await act(async () => context.language.set('ID'));
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(context.http.callsOf(helpCentre).at(-1)?.request).toEqual({ lang: 'ID', device: 'MOBILE' });
  jest.useRealTimers();
});

test('says so where the operator has published nothing, and leads to customer service', async () => {
  draw('/m/terms', LIST.slice(0, 1));
  expect(await screen.findByText('Not published yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Still need help?' })).toHaveAttribute('href', '/m/service');
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(helpCentre, { kind: 'timeout' });
  renderInSite(<LegalScreen />, { context, texts, at: '/m/privacy' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The text did not load');
  context.http.answer(helpCentre, { list: LIST });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What we keep')).toBeVisible();
});
