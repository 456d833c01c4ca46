import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FormProvider, useSchemaForm } from 'shared-kit/form';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import { useDialingCountry } from './use-dialing-country';
import texts from '../../locales/EN.json';
import { smsLoginSchema, type SmsLoginOutput, type SmsLoginValues } from '../../model/login/login-form';
import { answerPhone } from '../../testing/phone';
import { MobileField } from './mobile-field';

function Form(): ReactNode {
  const choice = useDialingCountry({ of: 'test' });
  const form = useSchemaForm<SmsLoginValues, SmsLoginOutput>(smsLoginSchema(false, choice.country), {
    defaultValues: { mobile: '', code: '', captcha: '', remember: false },
    kept: null,
  });
  return (
    <FormProvider {...form}>
      <MobileField name="mobile" label="Mobile number" choice={choice} />
    </FormProvider>
  );
}

async function draw() {
  const fake = fakeContext({ name: 'mfe-account' });
  answerPhone(fake);
  renderInSite(<Form />, { context: fake, texts, at: '/m/login' });
  await screen.findByRole('button', { name: /\+63$/ });
  return screen.getByLabelText('Mobile number');
}

test('the picker follows a number that is pasted with its prefix', async () => {
  const number = await draw();
  await userEvent.click(number);
  await userEvent.paste('\u202A+86\u2011139 0000 1111\u202C');
  expect(await screen.findByRole('button', { name: /China \+86$/ })).toBeInTheDocument();
  await userEvent.tab();
  expect(number).not.toHaveAttribute('aria-invalid');
});

test('takes twenty signs', async () => {
  const number = await draw();
  await userEvent.type(number, '123456789012345678901234');
  expect(number).toHaveValue('12345678901234567890');
});

test('picking another country afterwards keeps the digits and drops the prefix', async () => {
  const number = await draw();
  await userEvent.type(number, '+8613900001111');
  await userEvent.click(await screen.findByRole('button', { name: /China \+86$/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Philippines/ }));
  expect(number).toHaveValue('13900001111');
  expect(await screen.findByRole('button', { name: /Philippines \+63$/ })).toBeInTheDocument();
});
