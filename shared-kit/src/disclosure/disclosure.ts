/** Contents that show one at a time or open in place; loaded by the screens that have them. */
export { Accordion, type AccordionItem, type AccordionProps } from './accordion';
export { Tabs, type TabItem, type TabsProps } from './tabs';
