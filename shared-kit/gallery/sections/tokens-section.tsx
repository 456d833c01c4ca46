import type { ReactNode } from 'react';
import { COLOUR_ROLES } from 'shared-contracts/brand';
import styles from '../gallery.module.css';
import { Group, Specimen } from '../specimen';

const SIZES = [11, 12, 13, 15, 17, 20, 24, 32];
const RADII = ['mark', 'box', 'control', 'large', 'card', 'sheet', 'full'];
const FILLS = [
  'fill-brand',
  'fill-accent',
  'fill-loss',
  'surface-card',
  'surface-raised',
  'surface-well',
  'skeleton',
  'picture-veil',
];

function Swatch({ name, value }: { readonly name: string; readonly value: string }): ReactNode {
  return (
    <span className={styles.swatch}>
      <span className={styles.colour} style={{ background: value }} />
      {name}
    </span>
  );
}

export function TokensSection(): ReactNode {
  return (
    <>
      <Group title="Colour roles">
        <div className={styles.swatches}>
          {COLOUR_ROLES.map((role) => (
            <Swatch key={role} name={role} value={`var(--brand-${role})`} />
          ))}
        </div>
      </Group>
      <Group title="Fills and surfaces">
        <div className={styles.swatches}>
          {FILLS.map((name) => (
            <Swatch key={name} name={name} value={`var(--${name})`} />
          ))}
        </div>
      </Group>
      <Group title="Type">
        {SIZES.map((size) => (
          <span key={size} style={{ fontSize: `var(--type-${size})` }}>
            {size} Aa 88
          </span>
        ))}
      </Group>
      <Group title="Radii">
        {RADII.map((name) => (
          <Specimen key={name} name={name}>
            <span className={styles.sample} style={{ borderRadius: `var(--radius-${name})` }} />
          </Specimen>
        ))}
      </Group>
      <Group title="Elevation">
        {[1, 2, 3].map((level) => (
          <Specimen key={level} name={`elevation ${level}`}>
            <span
              className={styles.sample}
              style={{ boxShadow: `var(--elevation-${level})`, borderRadius: 'var(--radius-card)' }}
            />
          </Specimen>
        ))}
      </Group>
    </>
  );
}
