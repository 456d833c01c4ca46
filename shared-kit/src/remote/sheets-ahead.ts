/** Loads the code of a sheet; rejects where it does not come. */
export type LoadSheet = () => Promise<unknown>;

/** The sheets that the code of the page can open. */
export interface SheetsAhead {
  /** A sheet whose screen has come. */
  readonly add: (load: LoadSheet) => void;
  /** Tells of every sheet, those that were added before and those that come, once each. Answers the way to stop. */
  readonly follow: (hear: (load: LoadSheet) => void) => () => void;
}

/** A list of sheets that one listener at a time takes from. */
export function createSheetsAhead(): SheetsAhead {
  const waiting: LoadSheet[] = [];
  let listener: ((load: LoadSheet) => void) | null = null;
  return {
    add: (load) => {
      if (listener === null) waiting.push(load);
      else listener(load);
    },
    follow: (hear) => {
      listener = hear;
      waiting.splice(0).forEach(hear);
      return () => {
        listener = null;
      };
    },
  };
}

/** Those of this page. The host loads them when the page has nothing else to do: a tap then only draws. */
export const sheetsAhead = createSheetsAhead();
