import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmIdentity, sendMemberCode } from 'shared-contracts/api/endpoints/confirmation';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { texts } from '../../testing/member-texts';
import { ConfirmFirst } from './confirm-first';
import { ConfirmIdentity } from './confirm-identity';

const MEMBER = { id: 1, type: 0, account: 'demo_member', mobileMasked: '+63 •••• 0001', mobileVerified: true };
const ANSWER = { confirmation: 'c-1', expiresAt: 1 };

function draw(member: object = MEMBER) {
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER });
  context.http.answer(memberInfo, { ...MEMBER, ...member });
  const onConfirmed = jest.fn();
  const show = (): void =>
    void renderInSite(<ConfirmIdentity text="Why" onConfirmed={onConfirmed} />, { context, texts });
  const refuse = (code: string, more: object = {}): void =>
    context.http.fail(confirmIdentity, { kind: 'rejected', code, status: 422, message: '', ...more });
  return { context, onConfirmed, show, refuse };
}

const password = () => screen.getByLabelText('Login password', { selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the password confirms, and a wrong one is said at the field and emptied', async () => {
  const { context, onConfirmed, show, refuse } = draw();
  refuse('auth.invalid');
  show();
  expect(screen.getByText('Why')).toBeInTheDocument();
  await press('Continue');
  expect(password()).toHaveAccessibleDescription('Enter your password');
  await userEvent.type(password(), 'wrong');
  await press('Continue');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Wrong password'));
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
  expect(onConfirmed).not.toHaveBeenCalled();
  context.http.answer(confirmIdentity, ANSWER);
  await userEvent.type(password(), 'Demo1234');
  await press('Continue');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith('c-1'));
  expect(context.http.callsOf(confirmIdentity).at(-1)?.request).toEqual({ by: 'password', password: 'Demo1234' });
});

test('a code to the proven phone confirms as well', async () => {
  const { context, onConfirmed, show, refuse } = draw();
  context.http.answer(sendMemberCode, { expirationTime: Date.now() + 60_000 });
  refuse('sms.wrong');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a code to +63 •••• 0001 instead' }));
  await press('Get code');
  expect(context.http.callsOf(sendMemberCode).map(({ request }) => request)).toEqual([{ to: 'phone' }]);
  const code = screen.getByLabelText('SMS code');
  await userEvent.type(code, '111111');
  await press('Continue');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Verification code error/));
  context.http.answer(confirmIdentity, ANSWER);
  await userEvent.type(code, '123456');
  await press('Continue');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith('c-1'));
  expect(context.http.callsOf(confirmIdentity).at(-1)?.request).toEqual({ by: 'code', verificationCode: '123456' });
});

test('no code is offered to a phone that nobody has proven', async () => {
  const { context, show } = draw({ mobileVerified: false });
  show();
  await waitFor(() => expect(context.http.callsOf(memberInfo)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Use a code/ })).not.toBeInTheDocument();
});

test('too many tries rest, with the time that is left', async () => {
  const { show, refuse } = draw();
  refuse('rate.limited', { status: 429, retryAfter: 90 });
  show();
  await userEvent.type(password(), 'wrong');
  await press('Continue');
  expect(await screen.findByRole('timer')).toHaveTextContent('1:30');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('while it is asked the button is busy and sends once; a lost connection keeps the password', async () => {
  const { context, show } = draw();
  context.http.hang(confirmIdentity);
  show();
  await userEvent.type(password(), 'Demo1234');
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(context.http.callsOf(confirmIdentity)).toHaveLength(1);
});

test('a connection that is lost is told by the site, and the password stays', async () => {
  const { context, show } = draw();
  context.http.fail(confirmIdentity, { kind: 'timeout' });
  show();
  await userEvent.type(password(), 'Demo1234');
  await press('Continue');
  await waitFor(() => expect(context.log.failures).toHaveLength(1));
  expect(password()).toHaveValue('Demo1234');
});

test('a confirmation that is over is asked for once more, and what was typed stays', async () => {
  const { context } = draw();
  context.http.answer(confirmIdentity, ANSWER);
  renderInSite(
    <ConfirmFirst text="Why">
      {({ confirmation, again }) => (
        <>
          <label>
            <span>Typed</span>
            <input />
          </label>
          <p>{confirmation}</p>
          <button type="button" onClick={again}>
            Save
          </button>
        </>
      )}
    </ConfirmFirst>,
    { context, texts },
  );
  const confirm = async () => {
    await userEvent.type(password(), 'Demo1234');
    await press('Continue');
  };
  await confirm();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Typed' }), 'kept');
  await press('Save');
  expect(screen.queryByRole('textbox', { name: 'Typed' })).not.toBeInTheDocument();
  context.http.answer(confirmIdentity, { ...ANSWER, confirmation: 'c-2' });
  await confirm();
  expect(await screen.findByText('c-2')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');
});
