/** Loads the code of a sheet; rejects where it does not come. */
export type LoadSheet = () => Promise<unknown>;

const waiting: LoadSheet[] = [];
let hear = (load: LoadSheet): void => void waiting.push(load);

/** A sheet that the code of the page can open: the host loads it when the page has nothing else to do. */
export function addSheet(load: LoadSheet): void {
  hear(load);
}

/** Tells of every sheet once, those that were added before and those that come. Only the last who asks is told. */
export function followSheets(listener: (load: LoadSheet) => void): void {
  hear = listener;
  waiting.splice(0).forEach(listener);
}
