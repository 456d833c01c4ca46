import type { ReactNode } from 'react';
import { helpCentre, helpSection } from 'shared-contracts/api/endpoints/messaging';
import { notLoadedWord } from '../data/not-loaded-word';
import { useEndpoint } from '../data/use-endpoint';
import { useSettledLanguage } from '../remote/use-settled-language';
import { EmptyState } from '../ui/state/empty-state';
import { ErrorBlock } from '../ui/state/error-block';
import { Skeleton } from '../ui/state/skeleton';
import styles from './help-text.module.css';
import { RichText } from './formatted-text';

/** The words of a text's states. */
export interface HelpTextWords {
  readonly failedTitle: string;
  /** Why it failed: no answer came, or it could not be read. */
  readonly failedText: (word: ReturnType<typeof notLoadedWord>) => string;
  readonly retry: string;
  /** The operator has not published it in this language. */
  readonly none: string;
  readonly noneText: string;
}

export interface HelpTextProps {
  /** The section of the help centre that holds the text. */
  readonly tag: string;
  readonly words: HelpTextWords;
  /** A way to go on where there is no text. */
  readonly noneAction?: ReactNode;
  /** Called before a link in the text leads to another page of the site. */
  readonly onLeave?: () => void;
}

const LANGUAGE_DEBOUNCE_MS = 200;

/** One section of the help centre as a text to read: the operator's terms, for instance. */
export function HelpText({ tag, words, noneAction, onLeave }: HelpTextProps): ReactNode {
  const lang = useSettledLanguage(LANGUAGE_DEBOUNCE_MS);
  const read = useEndpoint(helpCentre, { lang, device: 'MOBILE' });
  if (read.data !== undefined) {
    const section = helpSection(read.data.list, tag);
    if (section === undefined || section.content === '')
      return <EmptyState kind="search" title={words.none} text={words.noneText} action={noneAction} />;
    return <RichText html={section.content} {...(onLeave && { onLeave })} />;
  }
  if (!read.isError) {
    return (
      <div className={styles.places} aria-hidden="true">
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="text" width="50%" />
        <Skeleton shape="text" lines={4} />
      </div>
    );
  }
  return (
    <ErrorBlock
      title={words.failedTitle}
      text={words.failedText(notLoadedWord(read.error))}
      retryLabel={words.retry}
      retrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  );
}
