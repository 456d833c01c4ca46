import { PREPARED_HOME } from '../support/places';
import { forgetResults } from './results';

/** Begins a run without the results of the last; a run on a prepared home is a part of another run and keeps them. */
export default function forgetLastResults(): void {
  if (PREPARED_HOME === undefined) forgetResults();
}
