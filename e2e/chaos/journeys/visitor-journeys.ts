import { chooseMethod, formOf, MEMBER_PHONE, receiveCode } from '../../support/account';
import type { Journey, Stage, Uncalled } from './journey';

const PLAYER = { username: 'chaos_player', password: 'Secret123' } as const;

function visit(at: Journey['at'], more: Partial<Journey> = {}): Journey {
  return { who: 'visitor', at, ...more };
}

/** The digits of the picture, where the form asks for them. */
async function solveCaptcha({ page, control }: Stage): Promise<void> {
  const field = formOf(page).getByRole('textbox', { name: 'Captcha' });
  if ((await field.count()) === 0) return;
  await formOf(page).locator('img[src^="data:image/png"]').waitFor();
  await field.fill(await control.captcha());
}

async function fillLogin({ page }: Stage): Promise<void> {
  await formOf(page).getByLabel('Username').fill('demo_member');
  await formOf(page).getByLabel('Password', { exact: true }).fill('Demo1234');
}

async function pressLogin({ page }: Stage): Promise<void> {
  await formOf(page).getByRole('button', { name: 'Login' }).click();
}

async function fillRegistration({ page }: Stage): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Username').fill(PLAYER.username);
  await form.getByLabel('Password', { exact: true }).fill(PLAYER.password);
  await form.getByLabel(/^Confirm password/).fill(PLAYER.password);
}

async function pressRegister(stage: Stage): Promise<void> {
  await solveCaptcha(stage);
  await formOf(stage.page).getByRole('button', { name: 'Register' }).click();
}

async function fillMobileRegistration({ page, control }: Stage): Promise<void> {
  const form = formOf(page);
  await chooseMethod(page, 'Mobile');
  const code = await receiveCode(page, control, '09175550042');
  await form.getByLabel('SMS code').fill(code);
  await form.getByLabel('Password', { exact: true }).fill(PLAYER.password);
  await form.getByLabel(/^Confirm password/).fill(PLAYER.password);
}

/** Leaves a field with that in it, which the form has looked at by the server. */
function leaveField(label: string | RegExp, texts: readonly [string, string]): (stage: Stage) => Promise<void> {
  return async ({ page }) => {
    const field = formOf(page).getByLabel(label);
    // The same text is not asked for twice.
    await field.fill((await field.inputValue()) === texts[0] ? texts[1] : texts[0]);
    await field.blur();
  };
}

const HOME = visit('/m/home');
const LOTTERY = visit('/m/lottery');
const REGISTER = visit('/m/register');
const LOGIN = visit('/m/login', { lead: fillLogin, send: pressLogin });

/** What people do who are not signed in. */
export const VISITOR_JOURNEYS = {
  'R-01': HOME,
  'R-02': LOGIN,
  'R-03': visit('/m/forget'),
  'R-04': { uncalled: 'the status brings what templates a merchant has' },
  'R-05': { ...REGISTER, isQuiet: true },
  'R-06': LOGIN,
  'R-08': visit('/m/trail'),
  'R-09': { uncalled: 'a trial starts with its account' },
  'R-10': visit('/m/forget', {
    lead: async ({ page, control }) => {
      const code = await receiveCode(page, control, MEMBER_PHONE);
      await formOf(page).getByLabel('SMS code').fill(code);
      await formOf(page).getByLabel('New password').fill('Fresh1234');
    },
    send: async ({ page }) => {
      const code = formOf(page).getByLabel('SMS code');
      // Every refusal that is not about the new password empties the code.
      if ((await code.inputValue()) === '') await code.fill('123456');
      await formOf(page).getByRole('button', { name: 'Reset password' }).click();
    },
  }),
  'R-11': visit('/m/forget', {
    lead: async ({ page }) => {
      await chooseMethod(page, 'E-mail');
      await formOf(page).getByLabel('Username').fill('demo_first');
      await formOf(page).getByLabel('E-mail', { exact: true }).fill('demo_first@example.com');
    },
    send: ({ page }) => formOf(page).getByRole('button', { name: 'Retrieve password' }).click(),
  }),
  'R-12': visit('/m/forget', {
    lead: async ({ page }) => {
      await formOf(page).getByLabel('Mobile number').fill(MEMBER_PHONE);
    },
    send: ({ page }) => formOf(page).getByRole('button', { name: 'Get code' }).click(),
  }),
  'R-13': REGISTER,
  'R-14': { ...REGISTER, lead: fillRegistration, send: pressRegister },
  'R-15': { ...REGISTER, lead: fillMobileRegistration, send: pressRegister },
  'R-16': { uncalled: 'the registration itself proves the code' },
  'R-17': {
    ...REGISTER,
    scenario: { answers: { 'R-13': { merge: { rules: { email: { enabled: true, required: false } } } } } },
    send: leaveField(/^E-mail/, ['ann.one@mail.com', 'ann.two@mail.com']),
    isQuiet: true,
  },
  'R-18': { ...REGISTER, send: leaveField('Username', ['ann_player', 'bob_player']), isQuiet: true },
  'R-19': visit('/m/register?affiliateCode=FRIEND1', { isQuiet: true }),
  'R-20': { ...REGISTER, isQuiet: true },
  'R-36': HOME,
  'R-37': visit('/m/rng'),
  'R-38': { ...HOME, isQuiet: true },
  'R-44': { ...HOME, isQuiet: true },
  'R-46': LOTTERY,
  'R-47': { ...LOTTERY, isQuiet: true },
  'R-48': LOTTERY,
  'R-49': LOTTERY,
  'R-51': { ...LOTTERY, isQuiet: true },
  'R-52': visit('/m/home?gameType=RNG', { isQuiet: true }),
  'R-53': visit('/m/live', { isQuiet: true }),
  'R-56': visit('/m/service'),
  'R-59': visit('/m/help'),
  'R-60': visit('/m/activity'),
  'R-62.get': visit(async ({ client }) => {
    const { list } = (await client.call('R-62.popular', { language: 'EN' })).value;
    return `/m/noticeDetail?id=${list[0]?.id}`;
  }),
  'R-62.popular': visit('/m/message'),
  'R-66': visit('/m/vip'),
  'R-89': visit('/m/service', {
    lead: async ({ page }) => {
      await page.getByRole('button', { name: /^Send feedback/ }).click();
      await page.getByRole('textbox', { name: 'Your feedback' }).fill('Please add more fish games');
    },
    send: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Send feedback', exact: true }).click(),
  }),
} as const satisfies Readonly<Record<string, Journey | Uncalled>>;
