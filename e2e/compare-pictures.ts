/**
 * `pnpm pictures:compare [--write] [--screens a,b] [--languages EN,CN] [--whole]`: holds every screen against its kept
 * picture, or keeps what is seen now.
 */
import process from 'node:process';
import { readCompareOptions } from './pictures/compare/options';

const words = process.argv.splice(2);
readCompareOptions(words);
process.env['PICTURES'] = words.join(' ');
process.env['SITE_SERVER'] = 'origin';
process.argv.push('specs/pictures/screens.spec.ts');
await import('./run');
