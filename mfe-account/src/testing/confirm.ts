import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmIdentity } from 'shared-contracts/api/endpoints/confirmation';
import type { FakeContext } from 'test-kit/fake-context';

export const CONFIRMATION = 'confirmation-1';

/** Lets every confirmation be right. */
export function answerConfirmation({ http }: FakeContext<'mfe-account'>): void {
  http.answer(confirmIdentity, { confirmation: CONFIRMATION, expiresAt: Date.now() + 600_000 });
}

/** Confirms by the payment password. */
export async function confirmByPin(submit: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name: 'Confirm that it is you' }));
  await userEvent.type(form.getByLabelText('Payment password', { selector: 'input' }), '246810');
  await userEvent.click(form.getByRole('button', { name: submit }));
}

/** Confirms by the login password that it is the member. */
export async function confirmByPassword(submit = 'Continue'): Promise<void> {
  const form = within(await screen.findByRole('form', { name: 'Confirm that it is you' }));
  await userEvent.type(form.getByLabelText('Login password', { selector: 'input' }), 'Demo1234');
  await userEvent.click(form.getByRole('button', { name: submit }));
}
