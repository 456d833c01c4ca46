const HIGHEST_PORT = 65_535;

/** A port as a variable or an option gives it; throws one sentence for anything but a whole number from 1 to 65535. */
export function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > HIGHEST_PORT)
    throw new Error(
      `${name} takes a port from 1 to ${HIGHEST_PORT}, not ${text === '' ? 'an empty text' : `"${text}"`}`,
    );
  return port;
}

/** The port that a variable of the environment gives, else the usual one. */
export function portOf(environment: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = environment[name];
  return text === undefined ? usual : readPort(name, text);
}
