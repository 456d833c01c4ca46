/** One line of the log: names, ids and numbers only. No password, token, phone number or e-mail address. */
export interface LogEntry {
  readonly event: string;
  readonly [field: string]: string | number | boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

/** Drops every line. */
export const silentLog: Log = () => undefined;

/** Writes every line to both. */
export function bothLogs(one: Log, other: Log): Log {
  return (entry) => {
    one(entry);
    other(entry);
  };
}

/** One JSON object per line on standard output. */
export const lineLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
