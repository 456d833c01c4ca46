/**
 * Parts that some screens have and the frame of the site has not. They are compiled into whoever uses them, like a
 * library: they keep nothing that two sections would have to share, and take all that is shared from the facades.
 */
export { Chip, type ChipProps, type Tone } from './action/chip';
export { CopyButton, type CopyButtonProps } from './action/copy-button';
export { copyText } from './action/copy-text';
export { Card, type CardProps } from './content/card';
export { DateText, TimeText, type DateTextProps } from './content/date-text';
export { FoundStatus, type FoundStatusProps } from './content/found-status';
export { ListRow, type ListRowProps, type ListRowShell } from './content/list-row';
export { SectionHeader, type SectionHeaderProps } from './content/section-header';
export { clockText, secondsLeft } from './countdown/countdown';
export { CountdownText, type CountdownTextProps } from './countdown/countdown-text';
export { IconGrid, type IconGridItem, type IconGridProps } from './entry/icon-grid';
export { Tile, type TileProps, type TileShell } from './entry/tile';
export { Checkbox, type CheckboxProps } from './field/checkbox';
export { FieldFrame } from './field/field-frame';
export { PasswordField, type PasswordFieldProps } from './field/password-field';
export { SearchField, type SearchFieldProps } from './field/search-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './field/select-field';
export { Switch, type SwitchProps } from './field/switch';
export { TextField, type TextFieldProps } from './field/text-field';
export { Image, type ImageProps } from './media/image';
export { LAZY_IMAGE } from './media/lazy-image';
export { PictureTitle } from './media/picture-title';
export { BackToTop, type BackToTopProps } from './motion/back-to-top';
export { haptic, type HapticKind } from './motion/haptic';
export { InfiniteScroll, type InfiniteScrollProps } from './scroll/infinite-scroll';
export { INFINITE_SCROLL } from './scroll/load-throttle';
export { Marquee, type MarqueeProps } from './motion/marquee';
export { PillTabs, type PillTab, type PillTabsProps } from './motion/pill-tabs';
export { revealOpened } from './scroll/reveal-opened';
export { ScrollStrip, type ScrollStripProps, type StripButtons } from './scroll/scroll-strip';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar';
export { PullToRefresh, type PullToRefreshProps } from './pull/pull-to-refresh';
export { QrCode, type QrCodeProps } from './qr/qr-code';
export type { Moment } from './value/zoned-day';
