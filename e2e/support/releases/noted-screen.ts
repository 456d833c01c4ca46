import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Edit } from '../variants';
import type { DevelopedSection } from './developed-section';

const TYPED = 'typed before the save';

/** A screen of a section that gets a note: a field that keeps what is typed, and a text that saves change. */
export interface NotedScreen {
  /** Its file, from the section's folder. */
  readonly file: string;
  /** Its component. */
  readonly component: string;
  /** The element that the note is drawn before. */
  readonly before: string;
}

/** The list of promotions, in its section. */
export const ACTIVITY_SCREEN: NotedScreen = {
  file: 'src/screens/activity/activity-screen.tsx',
  component: 'ActivityScreen',
  before: '<PulledActivity read={read} />',
};

/** The changes that give a screen its note. */
export function noteEdits({ file, component, before }: NotedScreen): readonly Edit[] {
  return [
    {
      file,
      from: "import type { ReactNode } from 'react';",
      to: "import { useState, type ReactNode } from 'react';",
    },
    { file, from: before, to: `<Note />\n      ${before}` },
    {
      file,
      from: `export function ${component}`,
      to: `function Note(): ReactNode {
  const [typed, setTyped] = useState('');
  return (
    <label>
      Saved 0 times
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

export function ${component}`,
    },
  ];
}

/** The field of the note. */
export const noteIn = (page: Page) => page.getByLabel(/Saved/);

/** Types into the note, and marks the document: a reload loses both. */
export async function typeNote(page: Page): Promise<void> {
  await noteIn(page).fill(TYPED);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** What was typed is there, in the same document. */
export async function expectNoteKept(page: Page): Promise<void> {
  await expect(noteIn(page)).toHaveValue(TYPED);
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

/** Saves a screen with a number in its note, and waits for nothing. */
export function saveNote(section: Pick<DevelopedSection, 'save'>, { file }: NotedScreen, count: number): void {
  section.save(file, (text) => text.replace(/Saved \d+ times/, `Saved ${count} times`));
}

/** The same; gives the milliseconds until a page shows it. */
export async function saveNoteAndSee(
  page: Page,
  section: Pick<DevelopedSection, 'save'>,
  screen: NotedScreen,
  count: number,
): Promise<number> {
  const seen = page.waitForFunction(
    (text) => document.querySelector('main')?.textContent.includes(text) === true,
    `Saved ${count} times`,
  );
  const started = performance.now();
  saveNote(section, screen, count);
  await seen;
  return performance.now() - started;
}
