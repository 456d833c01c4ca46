import process from 'node:process';

/** Runs one spec in its whole form on the origin; it keeps its table among the results. */
export async function runWhole(name: 'AXE' | 'PSEUDO' | 'REFRESH', spec: string): Promise<void> {
  process.env[name] = 'all';
  process.env['SITE_SERVER'] = 'origin';
  process.argv.push(spec);
  await import('../run');
}
