import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import english from '../locales/EN.json';
import { UpdateBar } from './update-bar';
import { UpdateState } from './update-state';

function drawBar() {
  const reloadPage = jest.fn();
  const updates = new UpdateState(reloadPage);
  renderInSite(<UpdateBar updates={updates} />, { context: fakeContext({ name: 'host-shell' }), texts: english });
  const offer = (setId: string): void =>
    act(() => {
      updates.found(setId);
      if (!updates.isDeclined) updates.offer();
    });
  return { reloadPage, offer };
}

describe('UpdateBar', () => {
  it('is empty until a version is offered, then says so politely', async () => {
    const { offer } = drawBar();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    offer('a');
    expect(await screen.findByText('A new version is ready')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('region', { name: 'Update' })).toBeVisible();
  });

  it('updates when the player says so', async () => {
    const { offer, reloadPage } = drawBar();
    offer('a');
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('goes away when the player puts it off, and comes back for the next version only', async () => {
    const { offer, reloadPage } = drawBar();
    offer('a');
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(reloadPage).not.toHaveBeenCalled();
    offer('a');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    offer('b');
    expect(screen.getByRole('button', { name: 'Later' })).toBeVisible();
  });
});
