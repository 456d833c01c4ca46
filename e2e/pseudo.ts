/** `pnpm e2e:pseudo`: every screen in the pseudo-language, for texts that come from no file and texts without room. */
import { runWhole } from './support/whole-run';

await runWhole('PSEUDO', 'specs/languages/pseudo.spec.ts');
