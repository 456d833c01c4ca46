import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { LanguageCode } from 'shared-contracts/language';
import * as v from 'valibot';
import { FormProvider } from 'react-hook-form';
import { smallContext } from '../testing/small-context';
import { FormField } from './form-field';
import { useRevalidation } from './use-revalidation';
import { useSchemaForm } from './use-schema-form';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const word = v.pipe(v.string(), v.minLength(4, 'short'));
const schema = v.object({ name: word, mail: word, code: word });

function Form(): ReactNode {
  const form = useSchemaForm(schema, { defaultValues: { name: 'ab', mail: 'taken', code: '' }, kept: null });
  useRevalidation(form);
  return (
    <FormProvider {...form}>
      {['name', 'mail', 'code'].map((name) => (
        <FormField key={name} name={name} label={name} translate={(key) => key} />
      ))}
      <button type="button" onClick={() => form.setError('mail', { type: 'server', message: 'in use' })}>
        Refuse
      </button>
    </FormProvider>
  );
}

it('checks what is filled 200 ms after the language, and leaves what the server said', async () => {
  let language: LanguageCode = 'EN';
  const { wrapper, tell } = smallContext({
    session: { get: () => ({ status: 'visitor' }) },
    language: { get: () => language },
  });
  render(<Form />, { wrapper });
  fireEvent.click(screen.getByRole('button'));
  act(() => {
    language = 'CN';
    tell('language.changed', { language });
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await pass(199);
  expect(screen.getByLabelText('name')).toBeValid();
  await pass(1);
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('short');
  expect(screen.getByLabelText('mail')).toHaveAccessibleDescription('in use');
  expect(screen.getByLabelText('code')).toBeValid();
});
