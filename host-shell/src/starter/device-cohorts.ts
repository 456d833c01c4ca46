import { parseDeviceCohorts } from 'shared-contracts/release/device-cohorts';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { storedText } from './stored-text';

/** The cohorts that this device's player belongs to, as the gateway said on an earlier page. */
export function deviceCohorts(): readonly string[] {
  return parseDeviceCohorts(storedText('localStorage', LOCAL_KEY.cohorts));
}
