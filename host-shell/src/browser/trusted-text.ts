/** What of the page a text is trusted for. */
type Sink = 'createScript' | 'createScriptURL';
type Rules = { readonly [Kind in Sink]?: (text: string) => string };

interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules };
}

/**
 * The one text that a policy of this name ever lets through, as the browser wants it there; the text itself where browsers
 * know of no such policies. Throws where the page's headers do not list the policy.
 */
export function trustedText(policy: string, sink: Sink, text: string): string {
  const { trustedTypes } = window as Window & TrustedTypesWindow;
  return trustedTypes?.createPolicy(policy, { [sink]: () => text })[sink]?.(text) ?? text;
}
