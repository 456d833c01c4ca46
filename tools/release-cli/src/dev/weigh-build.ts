import { register } from 'tsx/esm/api';
import { messageOf } from '../text/user-error';
import { presetModule } from './preset-module';

/**
 * The process that `mfe dev` has weigh a section: its argument is the section's folder. It sends what would keep the section
 * from being released, as one sentence; null where nothing would.
 */
async function main(folder: string): Promise<string | null> {
  // What a section states of itself is TypeScript.
  register();
  try {
    const preset = await presetModule<typeof import('build-preset/weigh-package')>(folder, 'weigh-package');
    await preset.weighPackage(folder);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

void main(process.argv[2] ?? '').then((fault) => {
  process.send?.(fault, undefined, undefined, () => process.exit(0));
});
