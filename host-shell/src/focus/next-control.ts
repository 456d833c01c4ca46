import { controlsIn, isTyped } from './controls';

interface Step {
  readonly parent: Element;
  /** The place of the child that leads to the control. */
  readonly index: number;
}

/** Where a control was: its ancestors, nearest first. */
export type Trail = readonly Step[];

/** Parts of a page that are not left for a control that is gone. */
const PARTS = 'main, header, nav, [role="dialog"], [role="alertdialog"]';

/** Where a control is now. */
export function trailOf(control: Element): Trail {
  const steps: Step[] = [];
  for (let child = control; child.parentElement !== null && !child.matches(PARTS); child = child.parentElement)
    steps.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return steps;
}

/** From the place of what is gone to the end, then back to the start; those of its kind first. */
function neighbours({ parent, index }: Step, kind: string): readonly HTMLElement[] {
  const children = [...parent.children];
  const after = children.slice(index).flatMap(controlsIn);
  const before = children.slice(0, index).flatMap(controlsIn).reverse();
  const all = [...after, ...before].filter((control) => !isTyped(control));
  return [...all.filter(({ className }) => className === kind), ...all];
}

/** What takes the place of a control that is gone, nearest first, as the next row's button of the same look. */
export function nextControls(trail: Trail, kind: string): readonly HTMLElement[] {
  const left = trail.filter(({ parent }) => parent.isConnected);
  return [...new Set(left.flatMap((step) => neighbours(step, kind)))];
}
