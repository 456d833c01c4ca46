import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { events } from '../../contract';
import texts from '../../locales/EN.json';
import { SampleLineWidget } from './sample-line-widget';

test('leads to the section, and tells who listens', async () => {
  const context = fakeContext({ name: 'mfe-sample', events });
  context.http.answer(popularAnnouncements, { list: [{ id: 5, title: 'First', content: '', startDate: 0 }] });
  renderInSite(<SampleLineWidget />, { context, texts });
  expect(await screen.findByRole('link', { name: 'Sample section' })).toHaveAttribute('href', '/m/sample/list');
  await userEvent.click(screen.getByRole('link', { name: 'Sample section' }));
  expect(window.location.pathname).toBe('/m/sample/list');
  expect(context.log.emitted).toEqual([{ name: 'sample.opened', payload: { entries: 1 } }]);
});

test('is not there without entries', async () => {
  const context = fakeContext({ name: 'mfe-sample' });
  context.http.answer(popularAnnouncements, { list: [] });
  renderInSite(<SampleLineWidget />, { context, texts });
  await waitFor(() => expect(context.http.callsOf(popularAnnouncements)).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
