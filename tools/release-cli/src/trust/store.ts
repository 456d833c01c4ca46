import type { ObjectStore } from '../store/store';
import type { Trust } from './trust';

/** An object store, and how what it holds is believed. */
export interface Store extends ObjectStore {
  /** Without it no signed document is believed. Never part of the store itself. */
  readonly trust?: Trust;
}
