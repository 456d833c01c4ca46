/** Parts that some screens have and the frame of the site has not; loaded with the first of those screens. */
export { clockText, secondsLeft } from './countdown/countdown';
export { CountdownText, type CountdownTextProps } from './countdown/countdown-text';
export { IconGrid, type IconGridItem, type IconGridProps } from './entry/icon-grid';
export { Tile, type TileProps, type TileShell } from './entry/tile';
export { PullToRefresh, type PullToRefreshProps } from './pull/pull-to-refresh';
export { QrCode, type QrCodeProps } from './qr/qr-code';
