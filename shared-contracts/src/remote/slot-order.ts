/** How an operator arranges a slot for one merchant; widgets are named as {@link widgetId} does. */
export interface SlotOrder {
  /** These stand first, in this order; those that the page does not have are passed over. */
  readonly first?: readonly string[] | undefined;
  /** These are not shown. */
  readonly hidden?: readonly string[] | undefined;
}

/** A widget as operators name it: `mfe-games/home-banner`. */
export function widgetId(section: string, widget: string): string {
  return `${section}/${widget}`;
}

/** Whether an operator hides a widget from a slot. */
export function isHidden(order: SlotOrder | undefined, id: string): boolean {
  return !!order?.hidden?.includes(id);
}

/** The widgets of a slot as they are shown: those that stand first, then the others by the ranks of their sections. */
export function inSlotOrder<Widget extends { readonly id: string; readonly order: number }>(
  widgets: readonly Widget[],
  { first = [], hidden = [] }: SlotOrder = {},
): readonly Widget[] {
  const place = ({ id }: Widget): number => first.indexOf(id) + 1 || first.length + 1;
  return widgets
    .filter(({ id }) => !hidden.includes(id))
    .sort((one, two) => place(one) - place(two) || one.order - two.order);
}
