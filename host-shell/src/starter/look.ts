/**
 * The page's first inline script: sets the look of the skeleton, which the parser reaches next, on this device. So the
 * rest of the page can arrive after the skeleton is visible. A page that was rendered for another visit shows its skeleton:
 * nobody sees what somebody else would be shown.
 */
import { isHomePath } from 'shared-contracts/paths';
import { isInBrandShare, parseBrandShare } from 'shared-contracts/release/brand-canary';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { isAppClient, isRunningInstalled } from '../browser/device';
import { deviceBucket } from './device-bucket';
import { parseHeldVersions } from './held-versions';
import { isForVisit, type RenderedFor } from './rendered-for';
import { storedText } from './stored-text';

/** Whether this visit is one that the page was rendered for. */
function isForThisVisit(rendered: string): boolean {
  const { pathname, search } = location;
  return isForVisit(JSON.parse(rendered) as RenderedFor, {
    pathname,
    search,
    language: storedText('localStorage', LOCAL_KEY.language),
    hasSession: storedText('sessionStorage', SESSION_KEY.session) !== null,
    isInstalled:
      isAppClient(navigator.userAgent, storedText('sessionStorage', SESSION_KEY.appMode)) || isRunningInstalled(),
    holdsVersions:
      Boolean(storedText('localStorage', LOCAL_KEY.cohort)) ||
      Object.keys(parseHeldVersions(storedText('localStorage', LOCAL_KEY.heldRelease), Date.now())).length > 0,
    bucket: deviceBucket,
  });
}

const { dataset } = document.documentElement;
dataset['theme'] = storedText('localStorage', LOCAL_KEY.theme) === 'light' ? 'light' : 'dark';
// Before anything is drawn: whoever tries a brand never sees the other one.
const tried = parseBrandShare(dataset['brandCanary'] ?? '');
if (tried.id !== '' && isInBrandShare(tried, deviceBucket())) dataset['brand'] = tried.id;
// The skeleton in the page has the shape of home; every other screen has its own.
if (!isHomePath(location.pathname)) dataset['shape'] = 'screen';
const rendered = dataset['prerendered'];
if (rendered !== undefined && !isForThisVisit(rendered)) delete dataset['prerendered'];
