import type { ReactNode } from 'react';
import { Chip, CopyButton, type Tone } from '../../src/parts/parts';
import { Button, Icon, IconButton, LinkButton, type ButtonVariant } from '../../src/ui/ui';
import { useGallery } from '../gallery-context';
import { Group, Specimen } from '../specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'accent'];
const TONES: readonly Tone[] = ['neutral', 'brand', 'accent', 'win', 'loss', 'warn', 'info'];

function Buttons({ variant }: { readonly variant: ButtonVariant }): ReactNode {
  const { t } = useGallery();
  return (
    <Group title={`Button, ${variant}`}>
      <Specimen name="usual">
        <Button variant={variant}>{t('deposit')}</Button>
      </Specimen>
      <Specimen name="hover" force="hover">
        <Button variant={variant}>{t('deposit')}</Button>
      </Specimen>
      <Specimen name="focus" force="focus">
        <Button variant={variant}>{t('deposit')}</Button>
      </Specimen>
      <Specimen name="pressed" force="active">
        <Button variant={variant}>{t('deposit')}</Button>
      </Specimen>
      <Specimen name="disabled">
        <Button variant={variant} disabled>
          {t('deposit')}
        </Button>
      </Specimen>
      <Specimen name="busy">
        <Button variant={variant} busy>
          {t('deposit')}
        </Button>
      </Specimen>
    </Group>
  );
}

function SizedButtons(): ReactNode {
  const { t } = useGallery();
  return (
    <>
      <Group title="Button, sizes and width">
        <Specimen name="small">
          <Button size="sm">{t('more')}</Button>
        </Specimen>
        <Specimen name="large, with a picture">
          <Button size="lg" startIcon={<Icon name="wallet" />}>
            {t('deposit')}
          </Button>
        </Specimen>
        <Specimen name="as wide as its place" wide>
          <Button block variant="accent">
            {t('deposit')}
          </Button>
        </Specimen>
        <Specimen name="link">
          <LinkButton href="https://example.com" external variant="secondary">
            {t('more')}
          </LinkButton>
        </Specimen>
      </Group>
      <Group title="IconButton">
        <Specimen name="plain">
          <IconButton icon="bell" label={t('messages')} />
        </Specimen>
        <Specimen name="filled, badge">
          <IconButton icon="bell" label={t('messages')} variant="filled" badge={120} />
        </Specimen>
        <Specimen name="focus" force="focus">
          <IconButton icon="bell" label={t('messages')} />
        </Specimen>
        <Specimen name="disabled">
          <IconButton icon="bell" label={t('messages')} disabled />
        </Specimen>
        <Specimen name="busy">
          <IconButton icon="refresh" label={t('retry')} busy />
        </Specimen>
      </Group>
    </>
  );
}

function Chips(): ReactNode {
  const { t } = useGallery();
  return (
    <>
      <Group title="Chip">
        {TONES.map((tone) => (
          <Specimen key={tone} name={tone}>
            <Chip tone={tone}>{t('rewards')}</Chip>
          </Specimen>
        ))}
        <Specimen name="choice">
          <Chip onClick={() => undefined} selected={false}>
            {t('week')}
          </Chip>
        </Specimen>
        <Specimen name="chosen">
          <Chip onClick={() => undefined} selected>
            {t('today')}
          </Chip>
        </Specimen>
        <Specimen name="focus" force="focus">
          <Chip onClick={() => undefined} selected={false}>
            {t('month')}
          </Chip>
        </Specimen>
        <Specimen name="disabled">
          <Chip onClick={() => undefined} disabled>
            {t('month')}
          </Chip>
        </Specimen>
      </Group>
      <Group title="CopyButton">
        <Specimen name="picture">
          <CopyButton text="0917" label={t('copy')} copiedLabel={t('copied')} />
        </Specimen>
        <Specimen name="button">
          <CopyButton text="0917" label={t('copy')} copiedLabel={t('copied')} look="button" />
        </Specimen>
      </Group>
    </>
  );
}

export function ActionsSection(): ReactNode {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Buttons key={variant} variant={variant} />
      ))}
      <SizedButtons />
      <Chips />
    </>
  );
}
