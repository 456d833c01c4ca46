import { clearTables, KEPT_TABLES, tableNames } from './migrations';
import { openStore, type Store } from './store';

/** A filled database in the memory of the process, from which others are filled. */
export interface Original {
  readonly copyInto: (store: Store) => void;
  readonly close: () => void;
}

let count = 0;

/** Keeps what a store holds now. */
export function keepOriginal(store: Store): Original {
  count += 1;
  const file = `file:original-${process.pid}-${Date.now()}-${count}?mode=memory&cache=shared`;
  // The memory is given back when the last connection to it closes.
  const holder = openStore(file);
  store.exec(`VACUUM INTO '${file}'`);
  return { copyInto: (target) => copyTables(file, target), close: holder.close };
}

/**
 * Every row as it was, those that triggers wrote too, so none may run while the rows come in. Rows that came from a
 * store that kept its references need no second look, and without it whole tables are copied at once.
 */
function copyTables(file: string, target: Store): void {
  const triggers = target.all<{ name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
  );
  target.exec(`ATTACH '${file}' AS original; PRAGMA foreign_keys = OFF`);
  try {
    target.transaction(() => {
      for (const { name } of triggers) target.exec(`DROP TRIGGER "${name}"`);
      clearTables(target);
      for (const table of tableNames(target)) {
        const insert = KEPT_TABLES.includes(table) ? 'INSERT OR IGNORE' : 'INSERT';
        target.exec(`${insert} INTO main."${table}" SELECT * FROM original."${table}"`);
      }
      for (const { sql } of triggers) target.exec(sql);
    });
  } finally {
    target.exec('PRAGMA foreign_keys = ON; DETACH original');
  }
}
