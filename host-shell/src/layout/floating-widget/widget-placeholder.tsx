import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { afterFirstScreen } from '../../browser/after-first-screen';
import type { FloatingWidgetProps } from './floating-widget';

/** Loads the floating button after the page, which does not need it. */
export function WidgetPlaceholder(props: FloatingWidgetProps): ReactNode {
  const [Widget, setWidget] = useState<ComponentType<FloatingWidgetProps> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const callOff = afterFirstScreen(() => {
      import(/* webpackChunkName: "floating-widget" */ './floating-widget').then(
        (module) => isCurrent && setWidget(() => module.FloatingWidget),
        // A convenience: without it every one of its ways is still in the menu.
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      callOff();
    };
  }, []);
  return Widget === null ? null : <Widget {...props} />;
}
