import type { Page } from '@playwright/test';
import { contractClient, type WireRequest } from 'reference-gateway/testing/contract-client';
import { START_LANGUAGE, type FileLanguage } from 'shared-contracts/language';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { Control } from '../support/control';
import { NO_POPUPS } from '../support/fixtures';
import type { Journey, Stage, Who } from './journeys/journey';

/** Names what the next document of the context begins with. */
const BEGIN = 'chaos-begin';

/** What a device holds when a visit begins. */
interface Beginning {
  readonly session: Readonly<Record<string, string>>;
  readonly local: Readonly<Record<string, string>>;
}

/** Each visit begins on a device without a past: what it holds comes with a cookie that its first document takes. */
export async function takeBeginnings(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    // A document without an origin has neither cookies nor storage.
    if (location.protocol === 'about:') return;
    const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
    if (found === undefined) return;
    document.cookie = `${name}=; path=/; max-age=0`;
    const beginning = JSON.parse(decodeURIComponent(found.slice(name.length + 1))) as Beginning;
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(beginning.session)) sessionStorage.setItem(key, value);
    for (const [key, value] of Object.entries(beginning.local)) localStorage.setItem(key, value);
  }, BEGIN);
}

const TYPES: Readonly<Record<Exclude<Who, 'visitor'>, number>> = {
  demo_member: 0,
  demo_agent: 1,
  demo_leader: 2,
  ember_agent: 1,
};

function clientOf(url: string): Stage['client'] {
  return contractClient(async ({ method, url: path, headers, payload }: WireRequest) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload }),
    });
    return { status: answer.status, body: await answer.json(), headers: Object.fromEntries(answer.headers) };
  });
}

/** A session as the site keeps it. */
export async function sessionFor(
  client: Stage['client'],
  who: Who,
): Promise<{ token: string; entries: Record<string, string> }> {
  if (who === 'visitor') return { token: '', entries: {} };
  const token = await client.signIn(who);
  const stored = { token, merchantCode: 'aurora', userName: who, type: TYPES[who], firstTimeLogin: false };
  return { token, entries: { [SESSION_KEY.session]: JSON.stringify(stored), [SESSION_KEY.token]: token } };
}

/** Puts everything back, signs in whoever comes, and has the next document begin with it. */
export async function setStage(
  page: Page,
  url: string,
  journey: Pick<Journey, 'who' | 'scenario' | 'isToldOfContracts'>,
  language: FileLanguage = START_LANGUAGE,
): Promise<Stage> {
  const control = new Control(url);
  await control.reset();
  await control.scenario(NO_POPUPS, { popups: [] });
  if (journey.scenario !== undefined) await control.scenario('journey', journey.scenario);
  const client = clientOf(url);
  const { token, entries } = await sessionFor(client, journey.who);
  const session = {
    [SESSION_KEY.seenPopups]: 'visitor member app',
    // Whom contracts wait for is told by a dialog over everything.
    ...(journey.isToldOfContracts !== true && { [SESSION_KEY.seenContracts]: 'home agent' }),
    ...entries,
  };
  await begin(page, url, { session, local: { [LOCAL_KEY.language]: language } });
  return { page, control, client, token };
}

/** The next document of the page begins with this and nothing else. */
export async function begin(page: Page, url: string, beginning: Beginning): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ name: BEGIN, value: encodeURIComponent(JSON.stringify(beginning)), url }]);
}
