import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { deployFiles } from './deploy/deploy-files';

/** `pnpm deploy:write`: makes the files of `deploy/` again after a change of a service's configuration, alarm or chart. */
for (const [name, text] of Object.entries(deployFiles())) {
  const file = path.join(WORKSPACE, 'deploy', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
