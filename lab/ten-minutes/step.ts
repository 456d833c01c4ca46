/** A step of somebody's work; it throws where it fails. */
export interface Step {
  readonly name: string;
  readonly run: () => unknown;
}
