/**
 * For an engine whose protocol tells nothing of the console: has the page itself note what it writes there as an error,
 * and what is thrown. It begins with the first script that the driver runs in a document, so what happens before is seen
 * only by what it does to the page.
 */
export const RECORD_FAULTS = `if (window.engineSpecFaults === undefined) {
  const found = (window.engineSpecFaults = []);
  const tellError = console.error;
  console.error = (...words) => {
    found.push('console: ' + words.map(String).join(' '));
    tellError.apply(console, words);
  };
  addEventListener('error', ({ message }) => message && found.push('thrown: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => found.push('thrown: ' + reason));
}`;

/** Gives what was noted and forgets it. */
export const TAKE_FAULTS = `return (window.engineSpecFaults ?? []).splice(0);`;
