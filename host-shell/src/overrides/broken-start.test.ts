import 'test-kit/drawing-setup';
import { waitFor } from '@testing-library/react';
import { offerResetWhenBroken } from './broken-start';
import { OVERRIDE_PREFIX } from './override-keys';

beforeEach(() => {
  document.body.innerHTML = '<div class="broken"></div>';
  delete document.documentElement.dataset['start'];
});

it('offers the way out on a page that overrides keep from starting', async () => {
  localStorage.setItem(`${OVERRIDE_PREFIX}host-shell`, '4301');
  const reload = jest.fn();
  offerResetWhenBroken(document, 1, reload);
  expect(document.querySelector('.broken button')).toBeNull();
  document.documentElement.dataset['start'] = 'failed';
  await waitFor(() => expect(document.querySelector('.broken')).toHaveTextContent('Staging: 1 overrideReset all'));
  document.querySelector<HTMLButtonElement>('.broken button')?.click();
  expect(localStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that nothing is overridden on', async () => {
  offerResetWhenBroken(document, 0, jest.fn());
  document.documentElement.dataset['start'] = 'failed';
  await Promise.resolve();
  expect(document.querySelector('.broken')).toBeEmptyDOMElement();
});
