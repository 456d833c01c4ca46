/** `pnpm e2e:axe`: every screen in each of its states and both themes, against WCAG 2.2 AA. */
import { runWhole } from './support/whole-run';

await runWhole('AXE', 'specs/accessibility/axe.spec.ts');
