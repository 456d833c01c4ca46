import process from 'node:process';

/** Runs one spec in its whole form on the origin; `--write` has it keep its table in docs/accessibility.md. */
export async function runWhole(name: 'AXE' | 'PSEUDO', spec: string): Promise<void> {
  const place = process.argv.indexOf('--write');
  if (place >= 0) {
    process.argv.splice(place, 1);
    process.env[`${name}_WRITE`] = '1';
  }
  process.env[name] = 'all';
  process.env['SITE_SERVER'] = 'origin';
  process.argv.push(spec);
  await import('../run');
}
