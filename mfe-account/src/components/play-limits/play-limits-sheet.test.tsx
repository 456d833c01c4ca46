import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmIdentity } from 'shared-contracts/api/endpoints/confirmation';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { NO_LIMITS, readLimits, writeLimits } from 'shared-contracts/play-limits';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { dayOfDevice } from '../../store/use-play-limits';
import texts from '../../locales/EN.json';
import { PlayLimitsSheet } from './play-limits-sheet';

const ACCOUNT = SOME_MEMBER.status === 'member' ? SOME_MEMBER.userName : '';

function draw(isOffered = true) {
  const whitelabel = { flags: { RESPGAMING3: isOffered }, promotions: {}, menus: [], dividendDisplay: false };
  const context = fakeContext({ name: 'mfe-account', session: SOME_MEMBER, info: { whitelabel } });
  const onClose = jest.fn();
  const show = (): void => void renderInSite(<PlayLimitsSheet onClose={onClose} />, { context, texts });
  const kept = () => readLimits(context.storage.getLocal('playLimits'), ACCOUNT, dayOfDevice());
  const keep = (dailyDeposit: number): void =>
    context.storage.setLocal('playLimits', writeLimits(null, ACCOUNT, { ...NO_LIMITS, dailyDeposit }));
  return { context, onClose, show, kept, keep };
}

const amount = () => screen.getByRole('textbox', { name: 'Deposits on one day' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a reminder and a limit are chosen and kept', async () => {
  const { show, kept, context, onClose } = draw();
  show();
  expect(screen.getByRole('radio', { name: '60 minutes' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
  await userEvent.type(amount(), '500');
  await save();
  expect(kept()).toMatchObject({ remindAfter: 30, dailyDeposit: 500, later: null });
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Limits saved' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a higher limit takes the password, and is told to hold from tomorrow', async () => {
  const { show, keep, kept, context } = draw();
  keep(500);
  context.http.answer(memberInfo, { id: 1, account: ACCOUNT });
  context.http.fail(confirmIdentity, { kind: 'rejected', code: 'auth.invalid', status: 422, message: '' });
  show();
  expect(amount()).toHaveValue('500');
  await userEvent.clear(amount());
  await save();
  const password = () => screen.getByLabelText('Login password', { selector: 'input' });
  const confirm = async () => {
    await userEvent.type(password(), 'Demo1234');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  };
  await confirm();
  await waitFor(() => expect(password()).toHaveAccessibleDescription('Wrong password'));
  expect(kept()).toMatchObject({ dailyDeposit: 500, later: null });
  context.http.answer(confirmIdentity, { confirmation: 'c', expiresAt: 1 });
  await confirm();
  expect(kept()).toMatchObject({ dailyDeposit: 500, later: { dailyDeposit: null, from: dayOfDevice(1) } });
  expect(context.log.toasts).toEqual([{ kind: 'success', text: 'Saved. The higher limit holds from tomorrow.' }]);
});

test('what is no amount is said beside it, and nothing is kept', async () => {
  const { show, context, onClose } = draw();
  show();
  await userEvent.type(amount(), '0');
  await save();
  expect(amount()).toHaveAccessibleDescription(/At least/);
  expect(context.storage.getLocal('playLimits')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
