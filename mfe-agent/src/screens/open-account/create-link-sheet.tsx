import { useState, type ReactNode } from 'react';
import { isApiError } from 'shared-contracts/api/api-error';
import type { AccountKind } from 'shared-contracts/api/endpoints/agent';
import type { Quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { Sheet } from 'shared-kit/overlay';
import { serverNow, useRemoteContext } from 'shared-kit/remote';
import { SelectField } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import { KindChoice } from '../../components/kind-choice/kind-choice';
import { RateFields } from '../../components/rate-fields/rate-fields';
import { useRates } from '../../components/rate-fields/use-rates';
import { useT } from '../../i18n';
import { LINK_LIVES, linkEnd, type LinkLife } from '../../model/accounts/invite-links';
import { refusedRates } from '../../model/accounts/rate-refusal';
import styles from './link-card.module.css';
import type { InviteLinksState } from './use-invite-links';

export interface CreateLinkSheetProps {
  readonly quotas: Quotas;
  readonly onCreate: InviteLinksState['create'];
  readonly onClose: () => void;
}

/** Makes an invite link: what it opens, with which rates, for how long. */
export function CreateLinkSheet({ quotas, onCreate, onClose }: CreateLinkSheetProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const [kind, setKind] = useState<AccountKind>('member');
  const [life, setLife] = useState<LinkLife>('never');
  const [isSending, setSending] = useState(false);
  const rates = useRates(quotas.rebates, 'invite link');

  const create = async (): Promise<void> => {
    const rebates = rates.check();
    if (!rebates || isSending) return;
    const expiresAt = linkEnd(life, serverNow());
    setSending(true);
    try {
      await onCreate({ kind, rebates, ...(expiresAt !== undefined && { expiresAt }) });
      rates.reset();
      overlays.toast('success', t('links.created'));
      onClose();
    } catch (error) {
      const refused = isApiError(error) ? refusedRates(error.failure) : {};
      rates.refuse(refused);
      if (Object.keys(refused).length === 0) overlays.showFailure(error);
      setSending(false);
    }
  };

  return (
    <Sheet
      open
      title={t('links.create')}
      closeLabel={t('common.close')}
      dismissible={!isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSending) onClose();
      }}
      footer={
        <Button block busy={isSending} onClick={() => void create()}>
          {t('links.create')}
        </Button>
      }
    >
      <div className={styles.form}>
        <KindChoice value={kind} onValueChange={setKind} />
        <SelectField
          label={t('links.life')}
          options={LINK_LIVES.map((name) => ({ value: name, label: t(`links.lives.${name}`) }))}
          value={life}
          onChange={(event) => setLife(LINK_LIVES.find((name) => name === event.target.value) ?? 'never')}
        />
        <RateFields rates={rates} disabled={isSending} />
      </div>
    </Sheet>
  );
}
