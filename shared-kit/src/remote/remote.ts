/** What a screen needs of the host: its context, its frame, its place in the title bar. */
export {
  RemoteContextProvider,
  type AnyRemoteContext,
  useEvent,
  useLanguage,
  useScaledPicture,
  type PicturePlace,
  useRemoteContext,
  useSession,
  useSite,
  useTheme,
} from './remote-context';
export { followSheets, type LoadSheet } from '../late/sheets-ahead';
export { latePart, lateSheet, type LatePartOptions, type LostPart } from './late-part';
export { ScreenFrame, type ScreenFrameProps } from './screen-frame';
export { TitleBarEnd, TitleBarProvider, TitleBarTitle, type TitleBarSpot } from './title-bar-slot';
export { useCurrency } from './use-currency';
export { useLive, type Freshness } from './use-live';
export { useHiddenBalance } from './use-hidden-balance';
export { useRealAccountGate, type RealAccountGate } from './use-real-account-gate';
export { useSettledLanguage } from './use-settled-language';
export { serverNow, serverTime, ServerTime, type DeviceClocks } from '../clock/server-time';
export { forgetTyped } from './typed-values';
export { useTakenOver } from '../rendered/use-taken-over';
export { useDayOf, useToday } from './use-today';
export { useReopened, useTyped, useTypedState, type TypedValue } from './use-typed';
export { useUnread, type UnreadCounts } from './use-unread';
export { useWallet, type Wallet } from './use-wallet';
export { useWalletCurrency } from './use-wallet-currency';
