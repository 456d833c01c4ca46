import { useState, type ReactNode } from 'react';
import { Accordion, Tabs } from '../../src/disclosure/disclosure';
import { Card } from '../../src/parts/parts';
import { useGallery } from '../gallery-context';
import { Group, Specimen } from '../specimen';

function Tabbed({ even }: { readonly even: boolean }): ReactNode {
  const { t } = useGallery();
  const [value, setValue] = useState('messages');
  const names = even
    ? (['messages', 'history'] as const)
    : (['messages', 'history', 'promotions', 'rewards', 'invite'] as const);
  const items = names.map((name) => ({
    value: name,
    label: t(name),
    badge: name === 'messages' ? 7 : 0,
    content: <p>{t('emptyText')}</p>,
  }));
  return <Tabs label={t('menu')} items={items} value={value} onValueChange={setValue} even={even} />;
}

export function DisclosureSection(): ReactNode {
  const { t } = useGallery();
  const items = (['promotions', 'rewards', 'rebate'] as const).map((name) => ({
    value: name,
    title: t(name),
    end: '2026/03/15',
    content: <p>{t('emptyText')}</p>,
  }));
  return (
    <>
      <Group title="Tabs">
        <Specimen name="scrolls" wide>
          <Tabbed even={false} />
        </Specimen>
        <Specimen name="even, focus" force="focus" wide>
          <Tabbed even />
        </Specimen>
      </Group>
      <Group title="Accordion">
        <Specimen name="one at a time" wide>
          <Card padding="none">
            <Accordion items={items} defaultOpen={['rewards']} />
          </Card>
        </Specimen>
      </Group>
    </>
  );
}
