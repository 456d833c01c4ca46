import type { Page } from '@playwright/test';
import type { Control } from '../control';
import { NO_POPUPS } from '../fixtures';
import { bottomMenu, openMenu, openPanel } from '../frame';
import { press, type Surfaces } from './surface';

async function withPopups(page: Page, control: Control, seen: string): Promise<void> {
  await control.scenario(NO_POPUPS, {});
  await page.addInitScript((marks) => {
    if (location.protocol === 'about:' || sessionStorage.getItem('test.popups') !== null) return;
    sessionStorage.setItem('test.popups', '');
    sessionStorage.setItem('seenPopups', marks);
  }, seen);
}

/** What lies over the frame and over home. */
export const OF_FRAME: Surfaces = {
  'the side menu': {
    from: 'host-shell/src/layout/side-menu/side-menu.tsx',
    at: '/m/home',
    open: openMenu,
    name: 'Menu',
  },
  'the wallet panel': {
    from: 'host-shell/src/layout/panels/bottom-panel.tsx',
    at: '/m/home',
    as: 'demo_member',
    open: (page) => openPanel(page, 'Deposit'),
    name: 'Wallet',
  },
  'the promotions panel': {
    from: 'host-shell/src/layout/panels/bottom-panel.tsx',
    at: '/m/home',
    as: 'demo_member',
    open: (page) => openPanel(page, 'Promo'),
    name: 'Promotions',
  },
  'the links of the floating button': {
    from: 'host-shell/src/layout/floating-widget/floating-widget.tsx',
    at: '/m/help',
    open: (page) => page.getByRole('button', { name: 'Quick links' }).click(),
    role: 'list',
    name: 'Quick links',
  },
  'the form of registration over home': {
    from: 'mfe-account/src/widgets/register-modal/register-modal-widget.tsx',
    at: '/m/home',
    open: (page) => bottomMenu(page).getByRole('button', { name: 'Register' }).click(),
    name: 'Create your account',
  },
  'the pop-up announcements': {
    from: 'mfe-messaging/src/widgets/home-popups/popup-list.tsx',
    at: '/m/home',
    before: (page, control) => withPopups(page, control, 'app'),
    name: 'Double points this week',
    isOnce: true,
  },
  'the offer of the app': {
    from: 'host-shell/src/screens/home/popups/app-popup.tsx',
    at: '/m/home',
    before: (page, control) => withPopups(page, control, 'visitor'),
    name: 'Aurora on your phone',
    isOnce: true,
  },
  'the question before signing out': {
    from: 'host-shell/src/session/sign-out.ts',
    at: '/m/set',
    as: 'demo_member',
    open: press('Log out'),
    role: 'alertdialog',
    name: /./,
  },
  'the question of a real account': {
    from: 'host-shell/src/session/real-account-prompt.ts',
    at: '/m/member/home',
    as: 'trial',
    open: press('Deposit'),
    role: 'alertdialog',
    name: 'Real account needed',
  },
  'the notice to agents who invite friends': {
    from: 'host-shell/src/layout/affiliate/show-agent-notice.ts',
    at: '/m/home',
    as: 'demo_agent',
    open: (page) => page.getByRole('button', { name: 'Invite friends' }).click(),
    role: 'alertdialog',
    name: 'You are an agent',
  },
};
