/**
 * The parts that the frame of the site draws itself, and what all other parts stand on. The host has them once, from
 * the start, for all sections. They bring no words of their own.
 */
export { Button, type ButtonProps } from './action/button';
export { buttonClass, type ButtonLook, type ButtonSize, type ButtonVariant } from './action/button-class';
export { IconButton, type IconButtonProps } from './action/icon-button';
export { createTapGuard, type TapGuard } from './action/tap-guard';
export { LinkButton, type LinkButtonProps } from './action/link-button';
export { logoPictures } from './content/logo-pictures';
export { Avatar, type AvatarProps } from './content/avatar';
export { Badge, type BadgeProps } from './content/badge';
export { badgeText } from './content/badge-text';
export { Unseen, unseenClass } from './content/unseen';
export { lateValue } from './drawings/late-value';
export { preloadDrawings, settleDrawings } from './drawings/use-drawings';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { imageSources } from './media/image-sources';
export { useImageChain } from './media/use-image-chain';
export { announceMoves } from './motion/announce-moves';
export { frameTurns, type TakeTurn } from './motion/frame-turns';
export { prefersReducedMotion } from './motion/reduced-motion';
export { EmptyState, type EmptyStateProps } from './state/empty-state';
export { LeftOutNote } from './state/left-out-note';
export { ErrorBlock, type ErrorBlockProps } from './state/error-block';
export { Skeleton, type SkeletonProps } from './state/skeleton';
export { Spinner, type SpinnerProps } from './spinner/spinner';
export { formatMoney, MASKED_AMOUNT, shownSign } from './value/format-money';
export { formatNumber, formatPercent } from './value/format-number';
export { Money, type MoneyProps } from './value/money';
export { RunningMoney, type RunningMoneyProps } from './value/running-money';
