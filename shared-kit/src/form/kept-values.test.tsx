import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SessionState } from 'shared-contracts/session/session-state';
import * as v from 'valibot';
import { forgetTyped } from '../remote/typed-values';
import { useReopened, useTypedState } from '../remote/use-typed';
import { smallContext } from '../testing/small-context';
import { FormField } from './form-field';
import { useSchemaForm } from './use-schema-form';

const ANN = { status: 'member', userName: 'ann' } as SessionState;
const BEN = { status: 'member', userName: 'ben' } as SessionState;
const VISITOR: SessionState = { status: 'visitor' };

const schema = v.object({ amount: v.string(), pin: v.string() });

function Transfer(): ReactNode {
  const form = useSchemaForm(schema, {
    defaultValues: { amount: '', pin: '' },
    kept: { as: 'transfer', fields: ['amount'] },
  });
  const [speed, setSpeed] = useTypedState('transfer speed', 'slow');
  const [sheet, setSheet] = useReopened<string | null>('transfer sheet', null);
  return (
    <FormProvider {...form}>
      <FormField name="amount" label="Amount" translate={(key) => key} />
      <FormField kind="pin" name="pin" label="PIN" showLabel="Show" hideLabel="Hide" translate={(key) => key} />
      <button type="button" onClick={() => setSpeed('fast')}>
        {speed}
      </button>
      <button type="button" onClick={form.forget}>
        Sent
      </button>
      <button type="button" onClick={() => setSheet('fees')}>
        Fees
      </button>
      {sheet !== null && <p>Sheet: {sheet}</p>}
    </FormProvider>
  );
}

/** A page whose session changes, with the form coming and going on it. */
function page(first: SessionState) {
  let state = first;
  const listeners = new Set<(state: SessionState) => void>();
  const session = {
    get: () => state,
    subscribe: (listener: (state: SessionState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { wrapper } = smallContext({ session });
  let view = render(<Transfer />, { wrapper });
  return {
    session,
    become: (next: SessionState) => {
      state = next;
      listeners.forEach((listener) => listener(next));
    },
    comeBack: () => {
      view.unmount();
      view = render(<Transfer />, { wrapper });
    },
  };
}

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Amount'), '250');
  await userEvent.type(screen.getByLabelText('PIN'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'slow' }));
};
const amount = () => screen.getByLabelText('Amount');

it('has the typed values again after navigation, and no secret', async () => {
  const { comeBack } = page(ANN);
  await fill();
  comeBack();
  expect(amount()).toHaveValue('250');
  expect(screen.getByRole('button', { name: 'fast' })).toBeVisible();
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  comeBack();
  expect(amount()).toHaveValue('250');
});

it('has them again for the member whose session ended, and for nobody else', async () => {
  const { become, comeBack } = page(ANN);
  await fill();
  become(VISITOR);
  await userEvent.type(amount(), '0');
  comeBack();
  expect(amount()).toHaveValue('');
  become(BEN);
  comeBack();
  expect(amount()).toHaveValue('');
  become(ANN);
  comeBack();
  expect(amount()).toHaveValue('2500');
});

it('keeps what a visitor typed for whoever signs in', async () => {
  const { become, comeBack } = page(VISITOR);
  await fill();
  become(ANN);
  comeBack();
  expect(amount()).toHaveValue('250');
});

it('forgets what was sent, what was emptied, and everything at a sign-out', async () => {
  const { comeBack, session } = page(ANN);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
  comeBack();
  expect(amount()).toHaveValue('');
  await userEvent.type(amount(), '1');
  await userEvent.clear(amount());
  comeBack();
  expect(amount()).toHaveValue('');
  await userEvent.type(amount(), '7');
  forgetTyped(session);
  comeBack();
  expect(amount()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'slow' })).toBeVisible();
});

it('opens a sheet again only where the session ended over it', async () => {
  const { become, comeBack } = page(ANN);
  await userEvent.click(screen.getByRole('button', { name: 'Fees' }));
  comeBack();
  expect(screen.queryByText('Sheet: fees')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Fees' }));
  become(VISITOR);
  comeBack();
  expect(screen.queryByText('Sheet: fees')).not.toBeInTheDocument();
  become(ANN);
  comeBack();
  expect(screen.getByText('Sheet: fees')).toBeVisible();
  comeBack();
  expect(screen.queryByText('Sheet: fees')).not.toBeInTheDocument();
});
