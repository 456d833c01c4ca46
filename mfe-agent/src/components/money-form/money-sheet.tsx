import type { ReactNode } from 'react';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { useEndpoint } from 'shared-kit/data';
import { Sheet } from 'shared-kit/overlay';
import { Button, Skeleton } from 'shared-kit/ui';
import { PartFailed } from '../part-failed/part-failed';
import styles from './money-sheet.module.css';
import { PinField } from './pin-field';
import { PinNeeded } from './pin-needed';

export interface MoneySheetProps {
  readonly title: string;
  readonly description?: string;
  readonly closeLabel: string;
  /** What is asked for before the payment password. */
  readonly fields?: ReactNode;
  readonly faultText: (key: string) => string;
  /** What is known of an earlier sending. */
  readonly doubt: ReactNode;
  readonly submitLabel: string;
  readonly isSending: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Moves money with the payment password, or says what is missing for it; the form stands around it (`FormProvider`). */
export function MoneySheet(props: MoneySheetProps): ReactNode {
  const { title, description, closeLabel, isSending, onClose } = props;
  const { data, error, isError, isFetching, refetch } = useEndpoint(memberInfo, {});
  return (
    <Sheet
      open
      title={title}
      {...(description !== undefined && { description })}
      closeLabel={closeLabel}
      dismissible={!isSending}
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
    >
      {isError && !data && <PartFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton height={200} />}
      {data?.hasPaymentPassword === false && <PinNeeded />}
      {data?.hasPaymentPassword && <MoneyFields {...props} />}
    </Sheet>
  );
}

function MoneyFields({ fields, faultText, doubt, submitLabel, isSending, onSubmit }: MoneySheetProps): ReactNode {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fields}
      <PinField translate={faultText} />
      {doubt}
      <Button type="submit" size="lg" block busy={isSending}>
        {submitLabel}
      </Button>
    </form>
  );
}
