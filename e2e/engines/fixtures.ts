import { test as base, expect } from '@playwright/test';
import { Control } from '../support/control';
import { NO_POPUPS, silencePopups } from '../support/fixtures';
import { startSite, type Site } from '../support/site';
import { startEngine } from './drive/start-engine';
import type { Engine } from './drive/session';
import type { EngineName, EnginePrograms } from './plan/engine-names';
import { Line } from './line/line';
import { Phone } from './phone/phone';
import { VERSION_ANNOTATION } from './results';
import { isInShortForm } from './plan/turns';

/** Which engine a project of the run has. */
export interface EngineOptions {
  readonly engineName: EngineName;
  readonly programs: EnginePrograms;
}

interface SpecFixtures {
  readonly control: Control;
  /** A fresh browser state with one page, nothing opened yet. */
  readonly phone: Phone;
  /** Faults that this spec causes on purpose. */
  readonly expectFaults: (...patterns: RegExp[]) => void;
}

interface RunFixtures extends EngineOptions {
  readonly site: Site;
  readonly line: Line;
  /** Address of the site, over the line. */
  readonly address: string;
  readonly engine: Engine;
}

/** With an icon: without one an engine asks the origin for its own. */
const EMPTY_DOCUMENT = '<!doctype html><title>empty</title><link rel="icon" href="data:,">';

/** The suite's test: one site, one line and one engine for all specs, a fresh gateway and a fresh phone for each. */
export const test = base.extend<SpecFixtures, RunFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  programs: [{ browser: '' }, { option: true, scope: 'worker' }],
  site: [
    async ({ engineName: _name }, provide) => {
      const site = await startSite({ server: 'origin' });
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  line: [
    async ({ site }, provide) => {
      const line = new Line(Number(new URL(site.url).port));
      await provide(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  address: [async ({ line }, provide) => provide(await line.listen()), { scope: 'worker' }],
  engine: [
    async ({ engineName, programs }, provide) => {
      const engine = await startEngine(engineName, programs);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  control: async ({ site }, provide) => {
    const control = new Control(site.url);
    await control.reset();
    await control.scenario(NO_POPUPS, { popups: [] });
    await provide(control);
  },
  phone: async ({ engine, address, line, control: _fresh }, provide, info) => {
    if (!isInShortForm(info.tags)) throw new Error('The short form runs this spec in no engine: give it a turn');
    line.restore();
    info.annotations.push({ type: VERSION_ANNOTATION, description: engine.version });
    const session = await engine.openSession();
    const phone = new Phone(session, address);
    // An empty document of the origin: the offer of the app would cover what is pressed.
    line.answer(/^\/engine-spec$/, () => ({ status: 200, body: EMPTY_DOCUMENT }));
    await phone.open('/engine-spec');
    await phone.evaluate(silencePopups);
    await phone.takeFaults();
    line.restore();
    await provide(phone);
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await phone.screenshot(), contentType: 'image/png' });
    await phone.close();
  },
  expectFaults: [
    async ({ phone }, provide) => {
      const announced: RegExp[] = [];
      await provide((...patterns) => announced.push(...patterns));
      const faults = await phone.takeFaults();
      expect(faults.filter((fault) => !announced.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
