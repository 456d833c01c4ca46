import { useState, type ReactNode } from 'react';
import { OVERRIDE_OFF } from 'shared-contracts/release/resolve';
import { SelectField, TextField } from 'shared-kit/parts';
import { Button } from 'shared-kit/ui';
import type { StagingState } from './staging-state';
import { layerText, TEXTS } from './staging-texts';
import styles from './staging-panel.module.css';
import type { Answer, OverviewRow } from './version-overview';

const AS_MAP = 'map';
const ELSEWHERE = 'elsewhere';

/** Which entry of the list an override's text is; what is none of the others is an address. */
function choiceOf({ asked, published }: OverviewRow): string {
  if (asked === undefined) return AS_MAP;
  return asked === OVERRIDE_OFF || published.includes(asked) ? asked : ELSEWHERE;
}

function Answered({ label, answer, note }: { label: string; answer: Answer; note?: string | undefined }): ReactNode {
  const source = [answer.base, layerText(answer.layer), note].filter((part) => part !== undefined).join(' · ');
  return (
    <div className={styles.answer}>
      <dt>{label}</dt>
      <dd>
        <span>{`${answer.version === '' ? '–' : answer.version} `}</span>
        <span className={styles.quiet}>{source}</span>
      </dd>
    </div>
  );
}

interface AddressFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onSet: (value: string) => void;
}

function AddressField({ name, value, onSet }: AddressFieldProps): ReactNode {
  const [text, setText] = useState(value);
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSet(text.trim());
      }}
    >
      <TextField
        label={`${TEXTS.address}: ${name}`}
        labelHidden
        value={text}
        placeholder="4301"
        hint={TEXTS.addressHint}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {TEXTS.setAddress}
      </Button>
    </form>
  );
}

interface PackageRowProps {
  readonly row: OverviewRow;
  readonly state: StagingState;
  readonly canKeep: boolean;
}

/** One package: three views of truth, and what its next page is to run. */
export function PackageRow({ row, state, canKeep }: PackageRowProps): ReactNode {
  const [isAddressWanted, setAddressWanted] = useState(false);
  const { name, asked } = row;
  const choice = isAddressWanted ? ELSEWHERE : choiceOf(row);
  const choose = (value: string): void => {
    setAddressWanted(value === ELSEWHERE);
    if (value !== ELSEWHERE) state.ask(name, value === AS_MAP ? null : value);
  };
  const options = [
    { value: AS_MAP, label: TEXTS.asMap },
    ...row.published.map((version) => ({ value: version, label: version })),
    ...(name === 'host-shell' ? [] : [{ value: OVERRIDE_OFF, label: TEXTS.turnedOff }]),
    { value: ELSEWHERE, label: TEXTS.elsewhere },
  ];
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {asked !== undefined && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${TEXTS.resetThis}: ${name}`}
            onClick={() => state.reset(name)}
          >
            {TEXTS.resetThis}
          </Button>
        )}
      </div>
      <dl className={styles.answers}>
        <Answered label={TEXTS.map} answer={row.map} />
        <Answered label={TEXTS.page} answer={row.page} />
        <Answered label={TEXTS.next} answer={row.next} note={row.isDisabled ? TEXTS.disabled : undefined} />
      </dl>
      <SelectField
        label={`${TEXTS.choice}: ${name}`}
        labelHidden
        value={choice}
        disabled={!canKeep}
        options={options}
        onChange={(event) => choose(event.target.value)}
      />
      {choice === ELSEWHERE && (
        <AddressField name={name} value={asked ?? ''} onSet={(value) => state.ask(name, value)} />
      )}
    </li>
  );
}
