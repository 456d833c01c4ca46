import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({ routes: [], slots: [], intents: [] });
