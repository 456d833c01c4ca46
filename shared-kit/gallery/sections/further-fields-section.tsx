import { useState, type ReactNode } from 'react';
import {
  AmountField,
  DateField,
  DateRangeField,
  DialingCodeField,
  lastDays,
  RadioGroup,
  TextArea,
} from '../../src/fields/fields';
import { useGallery } from '../gallery-context';
import { Group, Specimen } from '../specimen';

const TODAY = '2026-03-15';
const COUNTRIES = [
  ['PH', '63'],
  ['CN', '86'],
  ['ID', '62'],
  ['MY', '60'],
  ['SG', '65'],
  ['TH', '66'],
  ['VN', '84'],
  ['JP', '81'],
  ['KR', '82'],
  ['IN', '91'],
  ['AE', '971'],
  ['US', '1'],
].map(([code = '', dialingCode = '']) => ({ code, name: code, dialingCode }));

function Choices(): ReactNode {
  const { t } = useGallery();
  const [value, setValue] = useState('bank');
  const options = [
    { value: 'bank', label: t('bank') },
    { value: 'wallet', label: t('wallet'), detail: t('walletDetail') },
    { value: 'none', label: t('more'), disabled: true },
  ];
  return (
    <Group title="RadioGroup">
      <Specimen name="list" wide>
        <RadioGroup label={t('withdraw')} options={options} value={value} onValueChange={setValue} />
      </Specimen>
      <Specimen name="cards, focus" force="focus" wide>
        <RadioGroup label={t('withdraw')} look="cards" options={options} value={value} onValueChange={setValue} />
      </Specimen>
      <Specimen name="nothing chosen, wrong" wide>
        <RadioGroup
          label={t('withdraw')}
          options={options}
          value=""
          error={t('wrong')}
          onValueChange={() => undefined}
        />
      </Specimen>
    </Group>
  );
}

function Amounts(): ReactNode {
  const { t, locale } = useGallery();
  const [amount, setAmount] = useState('500');
  const steps = { step: '100', lessLabel: '−', moreLabel: '+' };
  return (
    <Group title="AmountField">
      <Specimen name="steps, usual amounts" wide>
        <AmountField
          label={t('amount')}
          symbol="₱"
          locale={locale}
          value={amount}
          min="100"
          max="50000"
          steps={steps}
          quickAmounts={['100', '500', '1000', '5000', '100000']}
          quickLabel={t('amount')}
          onValueChange={setAmount}
        />
      </Specimen>
      <Specimen name="wrong" wide>
        <AmountField
          label={t('amount')}
          symbol="₱"
          locale={locale}
          value="5"
          error={t('wrong')}
          onValueChange={() => undefined}
        />
      </Specimen>
      <Specimen name="disabled" wide>
        <AmountField
          label={t('amount')}
          symbol="₱"
          locale={locale}
          value="5"
          disabled
          steps={steps}
          onValueChange={() => undefined}
        />
      </Specimen>
    </Group>
  );
}

function Dates(): ReactNode {
  const { t } = useGallery();
  const [range, setRange] = useState(lastDays(7, TODAY));
  const faultTexts = {
    invalid: t('wrong'),
    early: t('wrong'),
    late: t('wrong'),
    order: t('wrong'),
    tooLong: t('wrong'),
  };
  const presets = [
    { label: t('today'), days: 1 },
    { label: t('week'), days: 7 },
    { label: t('month'), days: 30 },
  ];
  const common = {
    label: t('period'),
    fromLabel: t('from'),
    toLabel: t('to'),
    faultTexts,
    today: TODAY,
    presets,
    maxDays: 90,
  };
  return (
    <Group title="DateField, DateRangeField">
      <Specimen name="date" wide>
        <DateField label={t('birthday')} defaultValue="2004-08-08" max={TODAY} />
      </Specimen>
      <Specimen name="wrong" wide>
        <DateField label={t('birthday')} error={t('wrong')} />
      </Specimen>
      <Specimen name="range" wide>
        <DateRangeField {...common} value={range} onValueChange={setRange} />
      </Specimen>
      <Specimen name="range that ends before it starts" wide>
        <DateRangeField {...common} value={{ from: TODAY, to: '2026-03-01' }} onValueChange={() => undefined} />
      </Specimen>
    </Group>
  );
}

export function FurtherFieldsSection(): ReactNode {
  const { t, locale } = useGallery();
  const [country, setCountry] = useState('PH');
  const texts = {
    title: t('phone'),
    search: t('search'),
    clearSearch: t('close'),
    found: String,
    none: t('empty'),
    close: t('close'),
  };
  return (
    <>
      <Group title="TextArea">
        <Specimen name="counter" wide>
          <TextArea label={t('remarks')} limit={140} defaultValue="GCash 0917" />
        </Specimen>
        <Specimen name="too long" wide>
          <TextArea label={t('remarks')} limit={4} rows={2} defaultValue="GCash 0917" error={t('wrong')} />
        </Specimen>
        <Specimen name="disabled" wide>
          <TextArea label={t('remarks')} rows={2} disabled />
        </Specimen>
      </Group>
      <Choices />
      <Amounts />
      <Dates />
      <Group title="DialingCodeField">
        <Specimen name="letters for a flag">
          <DialingCodeField
            label={t('phone')}
            countries={COUNTRIES}
            value={country}
            texts={texts}
            locale={locale}
            onValueChange={setCountry}
          />
        </Specimen>
        <Specimen name="wrong">
          <DialingCodeField
            label={t('phone')}
            countries={COUNTRIES}
            value=""
            texts={texts}
            locale={locale}
            error={t('wrong')}
            onValueChange={() => undefined}
          />
        </Specimen>
        <Specimen name="disabled">
          <DialingCodeField
            label={t('phone')}
            countries={COUNTRIES}
            value="CN"
            texts={texts}
            locale={locale}
            disabled
            onValueChange={() => undefined}
          />
        </Specimen>
      </Group>
    </>
  );
}
