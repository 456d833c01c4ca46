import { useState, type ReactNode } from 'react';
import { failureCode } from 'shared-contracts/api/api-error';
import { contract, type Contract, type ContractKind } from 'shared-contracts/api/endpoints/contracts';
import { href } from 'shared-contracts/paths';
import { useEndpoint, notLoadedWord } from 'shared-kit/data';
import { ScreenFrame } from 'shared-kit/remote';
import { Link, useLocation } from 'shared-kit/router';
import { buttonClass, EmptyState, ErrorBlock } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { contractKindAt } from '../../model/contracts/contract-kinds';
import { ContractAnswerBar } from './contract-answer-bar';
import styles from './contract-screen.module.css';
import { ContractSkeleton } from './contract-skeleton';
import { ContractTerms } from './contract-terms';
import { SalaryDays } from './salary-days';

/**
 * The salary, dividend or hourly contract, by its path; a pending one is answered here
 * (docs/product/agents.md#contracts).
 */
export function ContractScreen(): ReactNode {
  const kind = contractKindAt(useLocation().pathname);
  return <ContractOf key={kind} kind={kind} />;
}

function ContractOf({ kind }: { readonly kind: ContractKind }): ReactNode {
  const t = useT();
  const { data, error, isFetching, refetch } = useEndpoint(contract, { kind });
  const [isChanged, setChanged] = useState(false);
  const isMissing = failureCode(error) === 'not_found';
  const hasFailed = error !== null && !isMissing && data === undefined;
  return (
    <ScreenFrame name="contract" ready={data !== undefined || error !== null}>
      {isChanged && (
        <p className={styles.note} role="status">
          {t('contract.changed')}
        </p>
      )}
      {isMissing && <NoContract />}
      {isMissing && kind === 'salary' && <SalaryDays isExpected={false} />}
      {hasFailed && (
        <ErrorBlock
          title={t('contract.failedTitle')}
          text={t(`report.${notLoadedWord(error)}`)}
          retryLabel={t('home.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && !isMissing && <Shown kind={kind} read={data} onChanged={() => setChanged(true)} />}
      {data === undefined && error === null && <ContractSkeleton />}
    </ScreenFrame>
  );
}

interface ShownProps {
  readonly kind: ContractKind;
  readonly read: Contract;
  readonly onChanged: () => void;
}

function Shown({ kind, read, onChanged }: ShownProps): ReactNode {
  return (
    <div className={styles.parts}>
      <ContractTerms kind={kind} contract={read} />
      {read.state === 'pending' && <ContractAnswerBar kind={kind} contract={read} onChanged={onChanged} />}
      {kind === 'salary' && <SalaryDays isExpected={read.state === 'active'} />}
    </div>
  );
}

function NoContract(): ReactNode {
  const t = useT();
  return (
    <EmptyState
      title={t('contract.none')}
      text={t('contract.noneText')}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={href('agent')}>
          {t('contract.back')}
        </Link>
      }
    />
  );
}
