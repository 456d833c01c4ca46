import type { ReactNode } from 'react';
import { captcha } from 'shared-contracts/api/endpoints/system';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { registrationSettings } from 'shared-contracts/api/endpoints/registration';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { LoginScreen } from './screens/login/login-screen';
import { MemberHomeScreen } from './screens/member-home/member-home-screen';
import { RegisterScreen } from './screens/register/register-screen';
import { someSettings } from './testing/some-settings';

/** The section alone, with a gateway of fakes: `?screen=register` shows that screen. */
const SCREENS: Record<string, ReactNode> = {
  login: <LoginScreen />,
  register: <RegisterScreen />,
  'member-home': <MemberHomeScreen />,
};

const name = new URLSearchParams(window.location.search).get('screen') ?? 'login';
const context = fakeContext({ name: 'mfe-account', ...(name === 'member-home' && { session: SOME_MEMBER }) });
context.http.answer(registrationSettings, someSettings());
context.http.answer(memberInfo, { id: 1, type: 0, account: 'demo_member', nickname: 'Demo', vipLevel: 2 });
context.http.answer(captcha, 'iVBORw0KGgo=');
renderInSite(SCREENS[name], { context, texts, at: `/m/${name}` });
