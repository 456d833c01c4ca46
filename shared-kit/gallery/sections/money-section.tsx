import { useMemo, useState, type ReactNode } from 'react';
import { PinField } from '../../src/fields/fields';
import { MoneyFacts, OrderDoubt, type OrderNotice } from '../../src/money/money';
import { SiteRouter } from '../../src/router/router';
import { smallContext } from '../../src/testing/small-context';
import { useGallery } from '../gallery-context';
import { Group, Specimen } from '../specimen';

const NOTICES: readonly OrderNotice[] = [
  { kind: 'doubt', amount: 500 },
  { kind: 'known', amount: 500 },
];
const SITE = { currencySymbol: '₱' };

function Pins(): ReactNode {
  const { t } = useGallery();
  const [pin, setPin] = useState('246810');
  const common = { label: t('pin'), showLabel: t('show'), hideLabel: t('hide') };
  return (
    <Group title="PinField">
      <Specimen name="empty" wide>
        <PinField {...common} hint={t('pinHint')} />
      </Specimen>
      <Specimen name="filled, focus" force="focus" wide>
        <PinField {...common} value={pin} onChange={({ target }) => setPin(target.value)} />
      </Specimen>
      <Specimen name="wrong" wide>
        <PinField {...common} defaultValue="123" error={t('wrong')} />
      </Specimen>
      <Specimen name="disabled" wide>
        <PinField {...common} defaultValue="246810" disabled />
      </Specimen>
    </Group>
  );
}

/** Parts of orders of money; they ask the site for its sign of currency. */
export function MoneySection(): ReactNode {
  const { t, language } = useGallery();
  const { wrapper: Site } = useMemo(
    () =>
      smallContext({
        site: { info: () => SITE as never, subscribe: () => () => undefined },
        language: { get: () => language },
      }),
    [language],
  );
  const facts = [
    { name: t('balance'), value: '₱1,000.00' },
    { name: t('fee'), value: '₱1.50' },
    { name: t('amount'), value: '₱500.00', isMain: true },
  ];
  return (
    <Site>
      <SiteRouter>
        <Pins />
        <Group title="MoneyFacts">
          <Specimen name="the last one matters" wide>
            <MoneyFacts facts={facts} />
          </Specimen>
        </Group>
        <Group title="OrderDoubt">
          {NOTICES.map((notice) => (
            <Specimen key={notice.kind} name={notice.kind} wide>
              <OrderDoubt
                notice={notice}
                say={(kind, figures) => t(kind === 'known' ? 'orderKnown' : 'orderDoubt', figures)}
                recordsLabel={t('history')}
              />
            </Specimen>
          ))}
        </Group>
      </SiteRouter>
    </Site>
  );
}
