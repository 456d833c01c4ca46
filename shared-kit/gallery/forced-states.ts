/** Pseudo classes that a picture cannot hold, and the class that stands for each. */
const STATES = [
  [/:hover/g, '.is-hover'],
  [/:focus-visible/g, '.is-focus'],
  [/:focus-within/g, ':has(.is-focus)'],
  [/:active/g, '.is-active'],
] as const;

function forced(selector: string): string | undefined {
  const replaced = STATES.reduce((text, [state, name]) => text.replace(state, name), selector);
  return replaced === selector ? undefined : replaced;
}

function addForced(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) addForced(rule);
    else if (rule instanceof CSSStyleRule) {
      const selector = forced(rule.selectorText);
      if (selector !== undefined) group.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
    }
  }
}

/** Lets every state that a finger or the keyboard brings about be shown by a class. */
export function addForcedStates(): void {
  for (const sheet of document.styleSheets) addForced(sheet);
}
