import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { OverrideFault } from '../overrides/override-fault';

/** Overrides that this page could not honour, as its starter left them. */
export function overrideFaults(): readonly OverrideFault[] {
  return window[BOOT_GLOBAL]?.staging?.faults ?? [];
}
