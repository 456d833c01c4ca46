import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from 'shared-contracts/paths';
import { expect, test } from '../fixtures';
import { RESULTS } from '../plan/plan';
import { expectDrawn, signInAs } from '../steps';
import { takeTurns } from '../plan/turns';

/** Ten screens to look at, by who sees them: with the path, the name of the screen. */
const PICTURES = {
  visitor: [
    [PATHS.home, 'home'],
    [PATHS.rng, 'game-list'],
    [PATHS.login, 'login'],
    [PATHS.activity, 'activity'],
  ],
  demo_member: [
    [PATHS.deposit, 'deposit'],
    [PATHS.withdraw, 'withdraw'],
    [PATHS.memberHome, 'member-home'],
    [PATHS.rewardCenter, 'reward-center'],
  ],
  demo_leader: [
    [PATHS.agent, 'agent-home'],
    [PATHS.teamOverview, 'team-overview'],
  ],
} as const;
const turn = takeTurns(0);

for (const [who, screens] of Object.entries(PICTURES))
  test(`pictures of what ${who} sees`, { tag: turn() }, async ({ phone, engineName }) => {
    if (who !== 'visitor') await signInAs(phone, who as 'demo_member' | 'demo_leader');
    const folder = path.join(RESULTS, 'pictures', engineName);
    mkdirSync(folder, { recursive: true });
    for (const [address, screen] of screens) {
      await phone.open(address);
      await phone.ready(screen);
      await expectDrawn(phone);
      const notShown = (): string[] =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right, width } = image.getBoundingClientRect();
            return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          })
          .filter((image) => !image.complete || image.naturalWidth === 0)
          .map((image) => `${image.currentSrc || image.src} ${image.complete ? 'failed' : 'is not here'}`);
      await phone.until('the pictures in view are shown', notShown, []);
      // An engine may be asked before its first frame: nothing but one colour.
      await expect
        .poll(
          async () => {
            const picture = await phone.screenshot();
            writeFileSync(path.join(folder, `${screen}.png`), picture);
            return picture.length;
          },
          { message: 'bytes of the picture', timeout: 60_000 },
        )
        .toBeGreaterThan(5000);
    }
  });
