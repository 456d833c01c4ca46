/**
 * The page's first inline script: sets the look of the skeleton, which the parser reaches next, on this device. So the
 * rest of the page can arrive after the skeleton is visible.
 */
import { isHomePath } from 'shared-contracts/paths';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { storedText } from './stored-text';

const { dataset } = document.documentElement;
dataset['theme'] = storedText('localStorage', LOCAL_KEY.theme) === 'light' ? 'light' : 'dark';
// The skeleton in the page has the shape of home; every other screen has its own.
if (!isHomePath(location.pathname)) dataset['shape'] = 'screen';
