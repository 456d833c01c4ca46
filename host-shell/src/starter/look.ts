/**
 * The page's first inline script: how the skeleton that the parser reaches next looks on this device. All else of the
 * page may come after the skeleton then, and is waited for with something to see.
 */
import { isHomePath } from 'shared-contracts/paths';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { storedText } from './stored-text';

const { dataset } = document.documentElement;
dataset['theme'] = storedText('localStorage', LOCAL_KEY.theme) === 'light' ? 'light' : 'dark';
// The skeleton in the page has the shape of home; every other screen has one of its own.
if (!isHomePath(location.pathname)) dataset['shape'] = 'screen';
