import type { ReactNode } from 'react';
import type { DrawnIconProps } from './drawn-icon';

/** Signs of other companies, filled, on the grid of the other icons; the icon set has none. */
function Sign({
  path,
  size,
  className,
  ...named
}: Omit<DrawnIconProps, 'strokeWidth'> & { readonly path: string }): ReactNode {
  return (
    <svg {...named} viewBox="0 0 24 24" width={size} height={size} className={className} fill="currentColor">
      <path d={path} />
    </svg>
  );
}

const FACEBOOK =
  'M13.6 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.8C16.5 3.7 15.6 3.6 14.7 3.6c-2.7 0-4.4 1.6-4.4 4.4v2.2H7.4v3.2h2.9V21Z';
const GOOGLE =
  'M12.2 10.4h8.3c.1.5.2 1.1.2 1.8 0 5-3.4 8.6-8.5 8.6A8.8 8.8 0 1 1 18 5.3l-2.5 2.4a5.2 5.2 0 0 0-3.3-1.3 5.6 5.6 0 0 0 0 11.2c2.9 0 4.4-1.6 4.8-3.9h-4.8Z';
const TELEGRAM =
  'M3.3 11.2 19.6 4.6c.9-.4 1.7.3 1.4 1.3l-2.8 13.2c-.2.9-1.1 1.2-1.8.7l-4.2-3.1-2.1 2c-.4.4-1 .2-1.1-.4l-.5-3.7 7.6-6.9-9.5 5.9-3.3-1.1c-.9-.3-.9-1 0-1.3Z';

/** Facebook's sign, filled with the colour of the text around it. */
export function FacebookSign({ strokeWidth: _strokeWidth, ...props }: DrawnIconProps): ReactNode {
  return <Sign {...props} path={FACEBOOK} />;
}

/** Telegram's sign, filled with the colour of the text around it. */
export function TelegramSign({ strokeWidth: _strokeWidth, ...props }: DrawnIconProps): ReactNode {
  return <Sign {...props} path={TELEGRAM} />;
}

/** Google's sign, filled with the colour of the text around it. */
export function GoogleSign({ strokeWidth: _strokeWidth, ...props }: DrawnIconProps): ReactNode {
  return <Sign {...props} path={GOOGLE} />;
}
