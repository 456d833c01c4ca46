import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { revealOpened } from '../parts/scroll/reveal-opened';
import { Icon } from '../ui/icon/icon';
import styles from './accordion.module.css';

/** One title that opens its content; `value` names it among the others. */
export interface AccordionItem {
  readonly value: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** What stands before the sign of opening: a date, a state. */
  readonly end?: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Lets several stand open; else opening one closes the other. */
  readonly multiple?: boolean;
  /** Values that stand open at first. */
  readonly defaultOpen?: readonly string[];
  /** The rank of the titles as headings; 3 unless told. */
  readonly level?: 2 | 3;
  /** Told what stands open after each change. */
  readonly onOpenChange?: (open: readonly string[]) => void;
  readonly className?: string | undefined;
}

function AccordionPart({ item, level }: { readonly item: AccordionItem; readonly level: 2 | 3 }): ReactNode {
  const { value, title, content, end } = item;
  const Heading = `h${level}` as const;
  return (
    <Item value={value} className={styles.item}>
      <Header asChild>
        <Heading className={styles.header}>
          <Trigger className={styles.trigger} onClick={({ currentTarget }) => revealOpened(currentTarget)}>
            <span className={styles.title}>{title}</span>
            {end !== undefined && <span className={styles.end}>{end}</span>}
            <Icon name="chevron-down" size={18} className={styles.sign} />
          </Trigger>
        </Heading>
      </Header>
      <Content className={styles.content}>
        <div className={styles.inner}>{content}</div>
      </Content>
    </Item>
  );
}

/** Titles that open to their contents. */
export function Accordion({
  items,
  multiple = false,
  defaultOpen = [],
  level = 3,
  onOpenChange,
  className,
}: AccordionProps): ReactNode {
  const parts = items.map((item) => <AccordionPart key={item.value} item={item} level={level} />);
  if (multiple) {
    return (
      <Root
        type="multiple"
        defaultValue={[...defaultOpen]}
        onValueChange={(open) => onOpenChange?.(open)}
        className={className}
      >
        {parts}
      </Root>
    );
  }
  const [first] = defaultOpen;
  return (
    <Root
      type="single"
      collapsible
      {...(first !== undefined && { defaultValue: first })}
      onValueChange={(open) => onOpenChange?.(open === '' ? [] : [open])}
      className={className}
    >
      {parts}
    </Root>
  );
}
