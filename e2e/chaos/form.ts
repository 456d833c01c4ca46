/** The whole of it, or the short form that belongs to every run of the suite. */
export const isFullForm = process.env['CHAOS'] === 'full';

const endpoint = process.env['CHAOS_ENDPOINT'];
const fault = process.env['CHAOS_FAULT'];
const file = process.env['CHAOS_FILE'];

/** What of the whole is asked for; everything unless told. */
export const ONLY = {
  ...(endpoint === undefined ? {} : { endpoint }),
  ...(fault === undefined ? {} : { fault }),
  ...(file === undefined ? {} : { file }),
};

/**
 * Nothing was left out of the releases of the working tree: the table of this run is kept. The whole form keeps one for
 * each of its parts, as it takes so long that they are run one by one; the short form keeps one for all of them.
 */
export const isWhole = [
  'CHAOS_ENDPOINT',
  'CHAOS_FAULT',
  'CHAOS_FILE',
  'E2E_HOME',
  ...(isFullForm ? [] : ['CHAOS_PART']),
].every((name) => process.env[name] === undefined);
