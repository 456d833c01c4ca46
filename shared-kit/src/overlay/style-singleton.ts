/**
 * Takes the place of `react-style-singleton` in the build. That module writes a `<style>` element, which the
 * site's content policy forbids; a constructed sheet is no inline style. Same exports, same reference counting.
 */
import { useEffect, useState } from 'react';

/** Nobody here reads it, and all inherit it: the page's every style would be computed anew when a dialog opens. */
const BAR_SIZE = /--removed-body-scroll-bar-size:[^;}]*/g;

/** One style text that stays in the page while somebody uses it. */
export interface StylesheetSingleton {
  readonly add: (css: string) => void;
  readonly remove: () => void;
}

/** The first `add` puts the sheet into the page, the last `remove` takes it out; texts of later ones are not read. */
export function stylesheetSingleton(): StylesheetSingleton {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add: (css) => {
      users += 1;
      // Safari before 16.4 cannot; there the page behind a dialog can be scrolled, and nothing else is lost.
      if (users > 1 || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css.replaceAll(BAR_SIZE, ''));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove: () => {
      users -= 1;
      if (users > 0 || sheet === undefined) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = undefined;
    },
  };
}

type StyleHook = (css: string, isDynamic?: boolean) => void;

/** A hook that holds one style text for as long as its component is there. */
export function styleHookSingleton(): StyleHook {
  const singleton = stylesheetSingleton();
  return function useStyle(css, isDynamic = false) {
    // A text that is not dynamic is read once, as in the module this one stands for.
    const [first] = useState(css);
    const wanted = isDynamic ? css : first;
    useEffect(() => {
      singleton.add(wanted);
      return singleton.remove;
    }, [wanted]);
  };
}

/** A component that holds one style text for as long as it is there. */
export function styleSingleton(): (props: { readonly styles: string; readonly dynamic?: boolean }) => null {
  const useStyle = styleHookSingleton();
  return function StyleHolder({ styles, dynamic }) {
    useStyle(styles, dynamic);
    return null;
  };
}
