import { render as draw, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '../ui/action/button';
import { smallContext } from '../testing/small-context';
import { FormField } from './form-field';
import { useSchemaForm } from './use-schema-form';

const { wrapper } = smallContext({ session: { get: () => ({ status: 'visitor' }) } });
const render = (form: ReactElement) => draw(form, { wrapper });

const schema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(4, 'username.short')),
  password: v.pipe(v.string(), v.minLength(6, 'password.short')),
});

const texts: Record<string, string> = { 'username.short': 'At least 4 signs', 'password.short': 'At least 6 signs' };
const translate = (key: string): string => texts[key] ?? key;

function SignIn({ onSend }: { readonly onSend: (values: v.InferOutput<typeof schema>) => void }): ReactNode {
  const form = useSchemaForm(schema, { defaultValues: { username: '', password: '' }, kept: null });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <FormField name="username" label="Username" translate={translate} />
        <FormField
          kind="password"
          name="password"
          label="Password"
          showLabel="Show"
          hideLabel="Hide"
          translate={translate}
        />
        <Button type="submit">Sign in</Button>
      </form>
    </FormProvider>
  );
}

describe('a form by a schema', () => {
  it('goes to the first wrong field when sent, and says why in the language of the player', async () => {
    const onSend = jest.fn();
    render(<SignIn onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const field = screen.getByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('At least 4 signs');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 signs');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('checks a field when it is left, and again at each change', async () => {
    render(<SignIn onSend={jest.fn()} />);
    const field = screen.getByRole('textbox', { name: 'Username' });
    await userEvent.type(field, 'ab');
    expect(field).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, 'cd');
    await waitFor(() => expect(field).toBeValid());
  });

  it('sends what the schema made of the values', async () => {
    const onSend = jest.fn();
    render(<SignIn onSend={onSend} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), ' demo_member ');
    await userEvent.type(screen.getByLabelText('Password'), 'Demo1234');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.calls[0]?.[0]).toEqual({ username: 'demo_member', password: 'Demo1234' });
  });
});

describe('further kinds of fields', () => {
  const profile = v.object({
    birthday: v.pipe(v.string(), v.isoDate('birthday.missing')),
    remarks: v.pipe(v.string(), v.maxLength(5, 'remarks.long')),
  });

  function Profile({ onSend }: { readonly onSend: (values: v.InferOutput<typeof profile>) => void }): ReactNode {
    const form = useSchemaForm(profile, { defaultValues: { birthday: '', remarks: 'Hi' }, kept: null });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
          <FormField kind="date" name="birthday" label="Birthday" translate={(key) => key} />
          <FormField kind="lines" name="remarks" label="Remarks" limit={5} translate={(key) => key} />
          <Button type="submit">Save</Button>
        </form>
      </FormProvider>
    );
  }

  it('are filled, checked and sent as the others are', async () => {
    const onSend = jest.fn();
    render(<Profile onSend={onSend} />);
    expect(screen.getByRole('status')).toHaveTextContent('2/5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const birthday = screen.getByLabelText('Birthday');
    await waitFor(() => expect(birthday).toHaveAccessibleDescription('birthday.missing'));
    await userEvent.type(birthday, '2004-08-08');
    await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), ' you');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription('remarks.long'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    expect(onSend.mock.calls[0]?.[0]).toEqual({ birthday: '2004-08-08', remarks: 'Hi yo' });
  });
});

it('marks a field without words where the form sets an error that has none', async () => {
  function Silent(): ReactNode {
    const defaultValues = { username: 'demo_member', password: 'Demo1234' };
    const form = useSchemaForm(schema, { defaultValues, kept: null });
    return (
      <FormProvider {...form}>
        <FormField name="username" label="Username" hint="Your name" translate={translate} />
        <Button onClick={() => form.setError('username', { type: 'server' })}>Refuse</Button>
      </FormProvider>
    );
  }
  render(<Silent />);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const field = screen.getByRole('textbox', { name: 'Username' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Your name');
});
