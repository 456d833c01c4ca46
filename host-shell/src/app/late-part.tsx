import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A part of the host that comes after the page is drawn. Where its code does not come the page goes on without it,
 * and the next time it is drawn it is asked for again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LatePart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part !== null) return undefined;
      let isCurrent = true;
      load().then(
        (component) => {
          loaded = component;
          if (isCurrent) setPart(() => component);
        },
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    }, [Part]);
    return Part === null ? null : <Part {...props} />;
  };
}
