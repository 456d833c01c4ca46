import { useState, type ReactNode } from 'react';
import { ScreenFrame } from 'shared-kit/remote';
import {
  PeriodChips,
  PeriodFault,
  PulledList,
  type Renewal,
  type ReportPeriod,
  ReportSheet,
  searchedName,
  USUAL_PERIOD,
} from 'shared-kit/report';
import { SelectField, TextField, type SelectOption } from 'shared-kit/parts';
import { Badge, IconButton } from 'shared-kit/ui';
import type { ReportAddress } from '../../store/use-report-address';
import { usePlayedCategories } from '../../api/use-game-types';
import { useCategoryText, useReportWords, useT } from '../../i18n';
import { filterCount, NO_FILTER, type FilterField, type ReportFilter } from '../../model/reports/report-filter';
import { vendorsOf } from '../../model/reports/vendors';
import { AgentFooter } from '../agent-footer/agent-footer';
import { FeatureOff, isFeatureOff } from '../feature-off/feature-off';
import styles from './report-page.module.css';

export interface ReportPageProps {
  /** The screen's name, for tests and measurements. */
  readonly name: string;
  readonly ready: boolean;
  /** Why the report did not come; where the merchant keeps it off there are no days to choose either. */
  readonly error: unknown;
  /** How the report is asked anew by pulling it. */
  readonly read: Renewal;
  readonly address: ReportAddress;
  /** What the report can be narrowed by, besides its days. */
  readonly fields?: readonly FilterField[];
  /** Shows the agents' bar: paths below the agent home have no bottom menu. */
  readonly hasFooter?: boolean;
  readonly children: ReactNode;
}

/** The frame of a report: its days, what else it is narrowed by, and its figures. */
export function ReportPage(props: ReportPageProps): ReactNode {
  const { name, ready, error, hasFooter = false } = props;
  return (
    <ScreenFrame name={name} ready={ready}>
      {isFeatureOff(error) ? <FeatureOff /> : <Report {...props} />}
      {hasFooter && <AgentFooter />}
    </ScreenFrame>
  );
}

function Report({ read, address, fields = [], hasFooter, children }: ReportPageProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const [isChoosing, setChoosing] = useState(false);
  const narrowed = filterCount(address.filter);
  const open = (): void => setChoosing(true);
  return (
    <PulledList words={words} read={read}>
      <div className={hasFooter === true ? styles.overFooter : styles.report}>
        <PeriodChips
          words={words}
          period={address.period}
          onChoose={(period) => address.change({ period })}
          onCustom={open}
          offersCustom={fields.length === 0}
        >
          {fields.length > 0 && (
            <span className={styles.filter}>
              <IconButton icon="filter" label={t('filter.open')} onClick={open} />
              <Badge count={narrowed} label={t('filter.count', { count: narrowed })} className={styles.badge} />
            </span>
          )}
        </PeriodChips>
        <PeriodFault words={words} fault={address.fault} />
        {children}
      </div>
      {isChoosing && <FilterSheet address={address} fields={fields} onClose={() => setChoosing(false)} />}
    </PulledList>
  );
}

interface FilterSheetProps extends Required<Pick<ReportPageProps, 'address' | 'fields'>> {
  readonly onClose: () => void;
}

/** Nothing changes before it is applied; what was typed stays until then. */
function FilterSheet({ address, fields, onClose }: FilterSheetProps): ReactNode {
  const t = useT();
  const words = useReportWords();
  const [draft, setDraft] = useState(address.filter);
  const apply = (period: ReportPeriod): void =>
    address.change({ period, filter: { ...draft, username: searchedName(draft.username) } });
  return (
    <ReportSheet
      words={words}
      title={t(fields.length > 0 ? 'filter.open' : 'filter.days')}
      period={address.period}
      today={address.today}
      onApply={apply}
      onReset={() => address.change({ period: USUAL_PERIOD, filter: NO_FILTER })}
      onClose={onClose}
    >
      {fields.includes('username') && (
        <TextField
          label={t('filter.username')}
          value={draft.username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => setDraft({ ...draft, username: target.value })}
        />
      )}
      {fields.includes('category') && (
        <PlaceFields draft={draft} onChange={setDraft} hasVendor={fields.includes('vendor')} />
      )}
    </ReportSheet>
  );
}

interface PlaceFieldsProps {
  readonly draft: ReportFilter;
  readonly onChange: (draft: ReportFilter) => void;
  readonly hasVendor: boolean;
}

/** What an address names and the site does not know is still a choice: leaving it out would change it unseen. */
function withChosen(options: readonly SelectOption[], chosen: string): readonly SelectOption[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}

function PlaceFields({ draft, onChange, hasVendor }: PlaceFieldsProps): ReactNode {
  const t = useT();
  const categoryText = useCategoryText();
  const categories = usePlayedCategories();
  const places = categories.map(({ code }) => ({ value: code, label: categoryText(code) }));
  const vendors = vendorsOf(categories, draft.category).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <SelectField
        label={t('filter.category')}
        placeholder={t('filter.allCategories')}
        value={draft.category}
        options={withChosen(places, draft.category)}
        onChange={({ target }) => onChange({ ...draft, category: target.value, vendor: '' })}
      />
      {hasVendor && (
        <SelectField
          label={t('filter.vendor')}
          placeholder={t('filter.allVendors')}
          value={draft.vendor}
          options={withChosen(vendors, draft.vendor)}
          onChange={({ target }) => onChange({ ...draft, vendor: target.value })}
        />
      )}
    </>
  );
}
