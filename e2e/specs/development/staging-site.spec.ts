import { expect, test } from '../../support/fixtures';
import { developAt, type SectionElsewhere } from '../../support/releases/developed-section';
import {
  ACTIVITY_SCREEN,
  expectNoteKept,
  noteEdits,
  saveNoteAndSee,
  typeNote,
  type NotedScreen,
} from '../../support/releases/noted-screen';
import { startSite, type Site } from '../../support/site';
import { screenOf } from '../../support/steps';

/** A section of a team, and its screen that is developed. */
interface Team {
  readonly section: string;
  readonly screen: string;
  readonly path: string;
  readonly noted: NotedScreen;
}

const TEAMS: readonly Team[] = [
  {
    section: 'mfe-promotions',
    screen: 'activity',
    path: '/m/activity',
    noted: ACTIVITY_SCREEN,
  },
  {
    section: 'mfe-messaging',
    screen: 'legal',
    path: '/m/terms',
    noted: { file: 'src/screens/legal/legal-screen.tsx', component: 'LegalScreen', before: '<HelpText' },
  },
];

let staging: Site;
const developed: SectionElsewhere[] = [];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  staging = await startSite({ environment: 'staging' });
  for (const { section, noted } of TEAMS) developed.push(await developAt(staging, section, noteEdits(noted)));
});
test.afterAll(async () => {
  await Promise.all(developed.map((one) => one.close()));
  await staging.close();
});

test('two sections are developed in a staging site at once, and its pages keep their state', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto(`${staging.url}/m/home`);
  await expect(screenOf(page, 'home')).toBeVisible();
  const overrides = developed.flatMap((section) => section.overrides);
  await page.evaluate((all) => all.forEach(([key, address]) => localStorage.setItem(key, address)), overrides);
  await page.reload();
  // The two sections, and the site's own host with React's development build.
  await expect(page.getByRole('complementary', { name: 'Staging' })).toContainText('3 overrides');
  for (const [index, { screen, path, noted }] of TEAMS.entries()) {
    const section = developed[index];
    if (section === undefined) throw new Error(`${screen} is not developed`);
    await page.goto(`${staging.url}${path}`);
    await expect(screenOf(page, screen)).toHaveAttribute('data-version', /-dev/);
    await typeNote(page);
    await saveNoteAndSee(page, section, noted, index + 1);
    await expectNoteKept(page);
  }
});
