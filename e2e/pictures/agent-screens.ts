import type { Page } from '@playwright/test';
import { fillLogin, screenOf } from '../support/steps';
import { shot } from './shot';

/** Where a team leader works, with what is waited for on each page. */
const PAGES: readonly (readonly [path: string, screen: string, part?: string])[] = [
  ['/m/agent', 'agent-home'],
  ['/m/agent/team/overview?days=30', 'team-overview', 'canvas'],
  ['/m/agent/team/pnl?days=30', 'team-profit', 'table'],
  ['/m/member/team', 'team'],
  ['/m/redRain', 'red-rain'],
  ['/m/member/agent/agentDivident', 'dividends'],
];

/** The agent's home, reports, team, red envelopes and dividends. */
export async function agentScreens(page: Page): Promise<string[]> {
  await page.goto('/m/login');
  await fillLogin(page, 'demo_leader', 'Demo1234');
  await screenOf(page, 'home').waitFor();
  const shots: string[] = [];
  for (const [address, screen, part] of PAGES) {
    await page.goto(address);
    await screenOf(page, screen).waitFor();
    if (part !== undefined) await page.getByRole('main').locator(part).waitFor();
    shots.push(await shot(page));
  }
  return shots;
}
