import { useState, type ReactNode } from 'react';
import { ReportSheet, searchedName, USUAL_PERIOD } from 'shared-kit/report';
import { Chip, TextField } from 'shared-kit/parts';
import { useReportWords, useT } from '../../i18n';
import { RECORD_STATES, type RecordState } from '../../model/money/record-filter';
import { stateText } from './record-look';
import type { Records } from './use-records';
import styles from './transactions-screen.module.css';

export interface FilterSheetProps {
  readonly records: Records;
  readonly onClose: () => void;
}

/** State, days, and for a team's records the name. */
export function FilterSheet({ records, onClose }: FilterSheetProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const { filter, today, change } = records;
  const [state, setState] = useState<RecordState | null>(filter.state);
  const [username, setUsername] = useState(filter.username);
  return (
    <ReportSheet
      words={words}
      title={t('records.filter')}
      period={filter.period}
      today={today}
      onApply={(period) => change({ period, state, username: searchedName(username) })}
      onReset={() => change({ period: USUAL_PERIOD, state: null, username: '' })}
      onClose={onClose}
    >
      {filter.isTeam && (
        <TextField
          label={t('records.member')}
          value={username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
        />
      )}
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{t('records.stateTitle')}</legend>
        <div className={styles.options}>
          <Chip selected={state === null} onClick={() => setState(null)}>
            {t('records.all')}
          </Chip>
          {RECORD_STATES.map((name) => (
            <Chip key={name} selected={state === name} onClick={() => setState(name)}>
              {stateText(t, name)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </ReportSheet>
  );
}
