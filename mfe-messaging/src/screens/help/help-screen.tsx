import type { ReactNode } from 'react';
import { helpCentre, type HelpSection } from 'shared-contracts/api/endpoints/messaging';
import { href } from 'shared-contracts/paths';
import { useEndpoint, notLoadedWord } from 'shared-kit/data';
import { Accordion } from 'shared-kit/disclosure';
import { ScreenFrame, useSettledLanguage } from 'shared-kit/remote';
import { RichText } from 'shared-kit/rich-text';
import { Link, useSearchParams } from 'shared-kit/router';
import { Card, ListRow } from 'shared-kit/parts';
import { EmptyState, ErrorBlock, Skeleton } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { helpTarget, type HelpTarget } from '../../model/help-target';
import styles from './help-screen.module.css';

/** The list is asked for again once a new language has stayed for this long. */
const LANGUAGE_DEBOUNCE_MS = 200;

/** The help centre: sections with questions (docs/product/messaging.md#help-centre). */
export function HelpScreen(): ReactNode {
  const t = useT();
  const language = useSettledLanguage(LANGUAGE_DEBOUNCE_MS);
  const { data, error, isError, refetch } = useEndpoint(helpCentre, { lang: language, device: 'MOBILE' }, { language });
  const hasFailed = isError && data === undefined;
  return (
    <ScreenFrame name="help" ready={data !== undefined || hasFailed}>
      <div className={styles.screen}>
        {hasFailed && (
          <ErrorBlock
            title={t('help.failedTitle')}
            text={t(`common.${notLoadedWord(error)}`)}
            retryLabel={t('help.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && !hasFailed && <HelpSkeleton />}
        {data !== undefined && <HelpContent sections={data.list} />}
        <Card>
          <ListRow
            icon="headset"
            title={t('help.askUs')}
            detail={t('help.askUsText')}
            render={(row) => <Link to={href('service')} {...row} />}
          />
        </Card>
      </div>
    </ScreenFrame>
  );
}

function HelpContent({ sections }: { readonly sections: readonly HelpSection[] }): ReactNode {
  const t = useT();
  const [query] = useSearchParams();
  if (sections.length === 0) return <EmptyState kind="search" title={t('help.none')} text={t('help.noneText')} />;
  const target = helpTarget(sections, query);
  // Another address opens another section; what the reader opened by hand stays while the address does.
  return (
    <Card padding="none">
      <Sections key={query.toString()} sections={sections} target={target} />
    </Card>
  );
}

interface SectionsProps {
  readonly sections: readonly HelpSection[];
  readonly target: HelpTarget | null;
}

function Sections({ sections, target }: SectionsProps): ReactNode {
  const items = sections.map((section, index) => ({
    value: String(index),
    title: section.title,
    content: (
      <SectionContent section={section} openQuestion={index === target?.section ? target.question : undefined} />
    ),
  }));
  return <Accordion level={2} items={items} defaultOpen={target === null ? [] : [String(target.section)]} />;
}

interface SectionContentProps {
  readonly section: HelpSection;
  readonly openQuestion: number | undefined;
}

function SectionContent({ section, openQuestion }: SectionContentProps): ReactNode {
  const questions = section.children.map(({ title, content }, index) => ({
    value: String(index),
    title,
    content: <RichText html={content} />,
  }));
  return (
    <div className={styles.section}>
      {section.content !== '' && <RichText html={section.content} />}
      {questions.length > 0 && (
        <Accordion items={questions} defaultOpen={openQuestion === undefined ? [] : [String(openQuestion)]} />
      )}
    </div>
  );
}

const PLACES = [0, 1, 2, 3, 4];

function HelpSkeleton(): ReactNode {
  return (
    <div className={styles.places} aria-hidden="true">
      {PLACES.map((place) => (
        <Skeleton key={place} height={56} />
      ))}
    </div>
  );
}
