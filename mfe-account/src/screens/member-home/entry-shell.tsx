import type { ReactNode } from 'react';
import { Link } from 'shared-kit/router';
import type { ShownEntry } from './use-member-entries';

export interface EntryShellProps {
  readonly entry: ShownEntry;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** What makes an entry pressable: a link where it leads somewhere, a button where it only says something. */
export function EntryShell({ entry, className, children }: EntryShellProps): ReactNode {
  if (entry.path === undefined) {
    return (
      <button type="button" className={className} onClick={entry.press}>
        {children}
      </button>
    );
  }
  return (
    <Link
      to={entry.path}
      className={className}
      onClick={(event) => {
        if (!entry.press()) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
