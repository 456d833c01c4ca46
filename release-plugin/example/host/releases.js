import { releasePlugin } from 'release-plugin/own-host';
import keys from './keys.json';

const { merchant } = document.documentElement.dataset;

export default () =>
  releasePlugin({
    document: '/release.json',
    files: '/r/',
    environment: 'production',
    merchant,
    keys: keys.feedKeys,
  });
