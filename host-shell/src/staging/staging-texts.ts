import type { ResolvedLayer } from 'shared-contracts/release/resolve';
import type { OverrideFault, OverrideProblem } from '../overrides/override-fault';
import { OVERRIDE_TEXTS } from '../overrides/override-texts';

/** Words of the staging bar and panel. They are for staff and stand in English only. */
export const TEXTS = {
  ...OVERRIDE_TEXTS,
  open: 'Open the staging panel',
  hide: 'Hide the staging bar',
  show: 'Show the staging bar',
  panelTitle: 'What this page runs',
  close: 'Close',
  resetThis: 'Reset this',
  reload: 'Reload to apply',
  share: 'Copy the command for a share link',
  shareCopied: 'Copied',
  shareNothing: 'Only versions and "off" can be shared; there are none.',
  bucket: 'Device bucket',
  drawBucket: 'Draw another',
  map: 'Map',
  page: 'This page',
  next: 'Next page',
  choice: 'Next page runs',
  asMap: 'What the map says',
  turnedOff: 'Nothing: the section is off',
  elsewhere: 'A build served elsewhere …',
  address: 'Address or port',
  addressHint: 'For example 4301, after pnpm dev <package> --serve 4301',
  setAddress: 'Set',
  kept: 'kept while something on this device must not be interrupted',
  disabled: 'asked for and disabled',
  notKept: 'This browser keeps nothing: overrides cannot be set here.',
} as const;

const LAYERS: Readonly<Record<ResolvedLayer, string>> = {
  default: 'for everybody',
  pin: 'pinned for this merchant',
  rollout: 'rollout',
  override: 'override',
  held: 'held',
};

/** Where an answer comes from, in words. */
export function layerText(layer: ResolvedLayer | 'off' | 'absent'): string {
  if (layer === 'off') return 'switched off';
  return layer === 'absent' ? 'not served' : LAYERS[layer];
}

const PROBLEMS: Readonly<Record<OverrideProblem, string>> = {
  'not a version or an address': 'is neither a version, "off", a port nor an address',
  'not published': 'is not a version that is published here',
  'preview is gone': 'is a preview that is no longer kept: ask for a new link',
  'no package': 'is the name of no package of this site',
  'not on this site': 'is of a package that this merchant is not served',
  'cannot be off': 'cannot be switched off: it is the site itself',
  'origin not allowed': 'is at an origin that this environment does not allow',
  unreachable: 'could not be reached',
  'not a release': 'has no release.json that can be used',
  'another package': 'is the build of another package',
  'not a manifest': 'is no manifest that can be used',
  'manifest of other files': 'is a manifest of other files than its release.json names',
  'contract does not fit': 'does not fit the others by its contract',
  'did not load': 'did not load',
  'link malformed': 'is not a share link',
  'link not signed': 'is a share link that nobody of this environment signed',
  'link of another site': 'is a share link of another environment or merchant',
  'link expired': 'is a share link that has expired',
  'links need https': 'is a share link, which a page opened over http cannot check: open it over https',
  'nothing can be kept': 'cannot be taken: this browser keeps nothing',
};

/** What is wrong with an override, as one sentence. */
export function faultText({ name, asked, problem, detail }: OverrideFault): string {
  const unnamed = problem === 'no package' ? asked : `?${asked}`;
  return `${name === undefined ? unnamed : `${name}: ${asked}`} ${PROBLEMS[problem]}${detail === undefined ? '' : ` (${detail})`}`;
}

/** How many are not honoured, in words. */
export function faultsText(count: number): string {
  return `${count} not honoured`;
}
