import { resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup';
import { isPacked, packedBackup, unpackedBackup } from '../backup/packed-backup';
import { restoreBackup } from '../backup/restore-backup';
import type { BackupManifest } from '../backup/backup-manifest';
import { assertAtMost, type Command, type CommandInput } from '../command-line/command';
import { assertAnyEnvironment } from '../store/environments';
import { counted } from '../text/counted';
import { WrongUsage } from '../text/user-error';
import { verifyStore } from '../verify/verify-store';

const BACKUP_USAGE = 'backup <folder or file.tar.gz> [--keys]';
const RESTORE_USAGE = 'restore <folder or file.tar.gz> [--keys] [--overwrite]';

function placeOf(input: CommandInput, usage: string): string {
  assertAtMost(input, 1, usage);
  const [place] = input.positionals;
  if (place === undefined || place === '') throw new WrongUsage(`Name the place of the backup: mfe ${usage}`);
  return resolve(place);
}

function summaryOf({ objects, environments }: BackupManifest): string {
  const revisions = Object.entries(environments).map(
    ([name, { map, settings }]) => `${name} at revision ${map}, with revision ${settings} of its settings`,
  );
  return `${counted(Object.keys(objects).length, 'object')}: ${revisions.join('; ')}`;
}

export const backupCommand: Command = {
  name: 'backup',
  usage: BACKUP_USAGE,
  summary: 'copy the store with its history and public keys, while others may write',
  options: { keys: { type: 'boolean' } },
  async run({ store, storePlace, home, variables, report, isDryRun }, input) {
    const place = placeOf(input, BACKUP_USAGE);
    await assertAnyEnvironment(store, storePlace);
    if (isDryRun) {
      const objects = (await store.list('')).length;
      report(`${counted(objects, 'object')} of ${storePlace} would be copied to ${place}: this was a dry run.`);
      return { value: { place, objects, isDryRun } };
    }
    const withKeys = input.values['keys'] === true;
    const make = (folder: string): Promise<BackupManifest> =>
      makeBackup({ store, places: { home, environment: variables }, folder, withKeys });
    const manifest = isPacked(place) ? await packedBackup(place, make) : await make(place);
    report(`${place} has ${summaryOf(manifest)}.`);
    if (withKeys) report('It holds private keys: whoever reads it can sign.');
    return { value: { place, ...manifest } };
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  usage: RESTORE_USAGE,
  summary: 'bring a backup into a store, once all of it is proven whole',
  options: { keys: { type: 'boolean' }, overwrite: { type: 'boolean' } },
  async run({ store, storePlace, home, variables, report, isDryRun }, input) {
    const place = placeOf(input, RESTORE_USAGE);
    const restore = (folder: string): Promise<BackupManifest> =>
      restoreBackup({
        store,
        storePlace,
        places: { home, environment: variables },
        folder,
        withKeys: input.values['keys'] === true,
        overwrites: input.values['overwrite'] === true,
        dryRun: isDryRun,
        report,
      });
    const manifest = isPacked(place) ? await unpackedBackup(place, restore) : await restore(place);
    if (isDryRun) {
      report(`${place} is whole, with ${summaryOf(manifest)}. Nothing is written: this was a dry run.`);
      return { value: { place, isDryRun, problems: [] } };
    }
    const found = await Promise.all(Object.keys(manifest.environments).map((name) => verifyStore(store, name)));
    const problems = found.flatMap(({ environment, problems: own }) => own.map((line) => `${environment}: ${line}`));
    for (const problem of problems) report(problem);
    report(`${storePlace} has ${summaryOf(manifest)}${problems.length === 0 ? ', and is sound' : ''}.`);
    return { value: { place, isDryRun, problems }, isFailed: problems.length > 0 };
  },
};
