/** `pnpm e2e:pseudo`: every screen in the pseudo-language, for texts that come from no file and texts without room. */
import process from 'node:process';

process.env['PSEUDO'] = 'all';
process.env['SITE_SERVER'] = 'origin';
process.argv.push('specs/languages/pseudo.spec.ts');
await import('./run');
