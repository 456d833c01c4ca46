/** `pnpm e2e:refresh`: a section in development with a hundred saves, none of which may be lost. */
import { runWhole } from './support/whole-run';

await runWhole('REFRESH', 'specs/development/mfe-dev.spec.ts');
