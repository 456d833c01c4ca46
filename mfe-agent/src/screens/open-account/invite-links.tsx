import { useState, type ReactNode } from 'react';
import type { AffiliateUrl, Quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { lateSheet, serverNow } from 'shared-kit/remote';
import { Button, EmptyState, Icon, Skeleton } from 'shared-kit/ui';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useT } from '../../i18n';
import { linkOrder } from '../../model/accounts/invite-links';
import { LinkCard } from './link-card';
import styles from './open-account-screen.module.css';
import { useInviteLinks } from './use-invite-links';

/** Both come with the dialogs of the kit, which the list does without until somebody taps. */
const CreateLinkSheet = lateSheet(() =>
  import(/* webpackChunkName: "create-link" */ './create-link-sheet').then((module) => module.CreateLinkSheet),
);
const CodeSheet = lateSheet(() =>
  import(/* webpackChunkName: "link-code" */ './code-sheet').then((module) => module.CodeSheet),
);

/** The links by which people join the team. */
export function InviteLinks({ quotas }: { readonly quotas: Quotas }): ReactNode {
  const t = useT();
  const [now] = useState(serverNow);
  const { links, error, hasFailed, isFetching, retry, create, remove, removing } = useInviteLinks();
  const [isCreating, setCreating] = useState(false);
  const [shown, setShown] = useState<AffiliateUrl>();
  const createButton = (
    <Button startIcon={<Icon name="plus" size={18} />} block onClick={() => setCreating(true)}>
      {t('links.create')}
    </Button>
  );
  return (
    <>
      {hasFailed && <PartFailed error={error} isRetrying={isFetching} onRetry={retry} />}
      {!hasFailed && links === undefined && (
        <div className={styles.stack} aria-hidden="true">
          <Skeleton height={44} />
          <Skeleton height={196} />
          <Skeleton height={196} />
        </div>
      )}
      {links?.length === 0 && (
        <EmptyState kind="messages" title={t('links.empty')} text={t('links.emptyText')} action={createButton} />
      )}
      {links !== undefined && links.length > 0 && (
        <div className={styles.stack}>
          {createButton}
          {linkOrder(links, now).map((link) => (
            <LinkCard
              key={link.id}
              link={link}
              now={now}
              isRemoving={removing === link.id}
              onShowCode={() => setShown(link)}
              onRemove={() => void remove(link)}
            />
          ))}
        </div>
      )}
      {isCreating && <CreateLinkSheet quotas={quotas} onCreate={create} onClose={() => setCreating(false)} />}
      {shown && <CodeSheet link={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
