/**
 * Whether a missing engine fails the run. On a CI machine that can install packages it does: otherwise a mirror that is
 * down would turn the check off unseen. Elsewhere the engine is named as not run.
 */
export function mustHaveEngines(
  environment: Readonly<Record<string, string | undefined>>,
  isRoot: boolean,
  hasAptGet: boolean,
): boolean {
  return !['', '0', 'false', undefined].includes(environment['CI']) && isRoot && hasAptGet;
}
