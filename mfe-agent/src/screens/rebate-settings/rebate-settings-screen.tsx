import { useState, type ReactNode } from 'react';
import { quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { htmlLanguage } from 'shared-contracts/language';
import { urlPart } from 'shared-contracts/url-part';
import { useEndpoint } from 'shared-kit/data';
import { lateSheet, ScreenFrame, useLanguage } from 'shared-kit/remote';
import { useLocation, useNavigate } from 'shared-kit/router';
import { Card, Chip } from 'shared-kit/parts';
import { Button, EmptyState, Icon, Skeleton } from 'shared-kit/ui';
import { useAgent } from '../../store/use-agent';
import { PartFailed } from '../../components/part-failed/part-failed';
import { useCategoryText, useT } from '../../i18n';
import { rateCategories, shownRate } from '../../model/accounts/rebate-rates';
import { RebateEditor } from './rebate-editor';
import styles from './rebate-settings-screen.module.css';

/** Comes with the dialogs of the kit, which the screen does without until somebody taps. */
const MemberSheet = lateSheet(() =>
  import(/* webpackChunkName: "member-choice" */ './member-sheet').then((module) => module.MemberSheet),
);

/** The rates of the agent and of the accounts below (docs/product/agents.md#rebate-settings). */
export function RebateSettingsScreen(): ReactNode {
  return useAgent() ? <RebateSettings /> : null;
}

function OwnRates({ rates }: { readonly rates: Readonly<Record<string, { readonly max: number }>> }): ReactNode {
  const t = useT();
  const nameOf = useCategoryText();
  const locale = htmlLanguage(useLanguage());
  return (
    <Card className={styles.stack}>
      <div>
        <h2 className={styles.title}>{t('rebate.own')}</h2>
        <p className={styles.note}>{t('rebate.ownText')}</p>
      </div>
      <ul className={styles.rates}>
        {rateCategories(rates).map((category) => (
          <li key={category}>
            <Chip>{`${nameOf(category)} ${shownRate(rates[category]?.max ?? 0, locale)}%`}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RebateSettings(): ReactNode {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isChoosing, setChoosing] = useState(false);
  const own = useEndpoint(quotas, {}, { staleTime: 0 });
  const username = (new URLSearchParams(search).get('username') ?? '').trim();
  const hasFailed = own.isError && own.data === undefined;
  const choose = (
    <Button startIcon={<Icon name="users" size={18} />} onClick={() => setChoosing(true)}>
      {t('rebate.choose')}
    </Button>
  );
  return (
    <ScreenFrame name="rebate-settings" ready={own.data !== undefined || hasFailed}>
      <div className={styles.stack}>
        {hasFailed && <PartFailed error={own.error} isRetrying={own.isFetching} onRetry={() => void own.refetch()} />}
        {!hasFailed && !own.data && (
          <>
            <Skeleton height={150} />
            <Skeleton height={220} />
          </>
        )}
        {own.data && <OwnRates rates={own.data.rebates} />}
        {own.data && username === '' && (
          <EmptyState kind="people" title={t('rebate.start')} text={t('rebate.rule')} action={choose} />
        )}
        {own.data && username !== '' && (
          <RebateEditor key={username} username={username} onChoose={() => setChoosing(true)} />
        )}
      </div>
      {isChoosing && (
        <MemberSheet
          onChoose={(name) => {
            setChoosing(false);
            void navigate(`${pathname}?username=${urlPart(name)}`, { replace: true });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </ScreenFrame>
  );
}
