import { useState, type ReactNode } from 'react';
import { Checkbox, PasswordField, SearchField, SelectField, Switch, TextField } from '../../src/parts/parts';
import { Icon } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import { Group, Specimen } from '../specimen';

function Texts(): ReactNode {
  const { t } = useGallery();
  return (
    <Group title="TextField, PasswordField">
      <Specimen name="usual, hint" wide>
        <TextField label={t('user')} hint={t('hint')} prefix={<Icon name="user" />} />
      </Specimen>
      <Specimen name="placeholder" wide>
        <TextField label={t('user')} placeholder={t('hint')} />
      </Specimen>
      <Specimen name="focus" force="focus" wide>
        <TextField label={t('user')} defaultValue="maria88" />
      </Specimen>
      <Specimen name="wrong" wide>
        <TextField label={t('user')} defaultValue="m" error={t('wrong')} />
      </Specimen>
      <Specimen name="disabled" wide>
        <TextField label={t('user')} defaultValue="maria88" disabled />
      </Specimen>
      <Specimen name="password" wide>
        <PasswordField label={t('password')} defaultValue="secret88" showLabel={t('more')} hideLabel={t('close')} />
      </Specimen>
      <Specimen name="password that stays hidden" wide>
        <PasswordField
          label={t('password')}
          defaultValue="x"
          toggleDisabled
          showLabel={t('more')}
          hideLabel={t('close')}
        />
      </Specimen>
    </Group>
  );
}

function Choices(): ReactNode {
  const { t } = useGallery();
  const [words, setWords] = useState('');
  const options = [
    { value: 'bank', label: t('bank') },
    { value: 'wallet', label: t('wallet') },
  ];
  return (
    <>
      <Group title="SearchField">
        <Specimen name="empty" wide>
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={words}
            clearLabel={t('close')}
            onValueChange={setWords}
          />
        </Specimen>
        <Specimen name="filled" wide>
          <SearchField label={t('more')} value="Gates" clearLabel={t('close')} onValueChange={() => undefined} />
        </Specimen>
      </Group>
      <Group title="SelectField">
        <Specimen name="usual" wide>
          <SelectField label={t('wallet')} options={options} />
        </Specimen>
        <Specimen name="wrong" wide>
          <SelectField label={t('wallet')} options={options} placeholder={t('more')} error={t('wrong')} />
        </Specimen>
        <Specimen name="disabled" wide>
          <SelectField label={t('wallet')} options={options} disabled />
        </Specimen>
      </Group>
      <Group title="Checkbox, Switch">
        <Specimen name="off" wide>
          <Checkbox label={t('rules')} />
        </Specimen>
        <Specimen name="on, focus" force="focus" wide>
          <Checkbox label={t('rules')} defaultChecked />
        </Specimen>
        <Specimen name="wrong" wide>
          <Checkbox label={t('rules')} error={t('wrong')} />
        </Specimen>
        <Specimen name="disabled" wide>
          <Checkbox label={t('rules')} disabled defaultChecked />
        </Specimen>
        <Specimen name="off">
          <Switch label={t('notifications')} />
        </Specimen>
        <Specimen name="on">
          <Switch label={t('notifications')} defaultChecked />
        </Specimen>
        <Specimen name="disabled">
          <Switch label={t('notifications')} disabled />
        </Specimen>
      </Group>
    </>
  );
}

export function FieldsSection(): ReactNode {
  return (
    <>
      <Texts />
      <Choices />
    </>
  );
}
