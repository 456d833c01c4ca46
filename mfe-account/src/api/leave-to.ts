/** The way to another page in this tab; a value of its own, so that tests can stand in its place. */
export const browserExit = {
  leaveTo: (address: string): void => window.location.assign(address),
};
