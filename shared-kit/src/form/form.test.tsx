import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '../ui/action/button';
import { FormField } from './form-field';
import { useSchemaForm } from './use-schema-form';

const schema = v.object({
  username: v.pipe(v.string(), v.trim(), v.minLength(4, 'username.short')),
  password: v.pipe(v.string(), v.minLength(6, 'password.short')),
});

const texts: Record<string, string> = { 'username.short': 'At least 4 signs', 'password.short': 'At least 6 signs' };
const translate = (key: string): string => texts[key] ?? key;

function SignIn({ onSend }: { readonly onSend: (values: v.InferOutput<typeof schema>) => void }): ReactNode {
  const form = useSchemaForm(schema, { defaultValues: { username: '', password: '' } });
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
