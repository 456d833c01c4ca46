/** What the registry said of known vulnerabilities. */
export type AuditOutcome =
  | { readonly kind: 'answered'; readonly grave: readonly string[]; readonly other: readonly string[] }
  | { readonly kind: 'silent'; readonly why: string };

interface Advisory {
  readonly module_name?: string;
  readonly severity?: string;
  readonly title?: string;
  readonly url?: string;
}

const GRAVE = ['high', 'critical'];

function messageOf({ module_name: name = '?', severity = '?', title = '', url = '' }: Advisory): string {
  return `${name} (${severity}): ${title} ${url}`.trim();
}

/** Reads the answer of `pnpm audit --json`; what is no answer is the registry's silence, never a fault of ours. */
export function readAudit(output: string): AuditOutcome {
  let answer: unknown;
  try {
    answer = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    const [, code] = /(ERR_PNPM_\w+|E[A-Z]{4,})/.exec(output) ?? [];
    return { kind: 'silent', why: code ?? 'no answer' };
  }
  const { advisories, error } = answer as { advisories?: Record<string, Advisory>; error?: { code?: string } };
  if (advisories === undefined) return { kind: 'silent', why: error?.code ?? 'an answer without advisories' };
  const all = Object.values(advisories);
  const isGrave = ({ severity = '' }: Advisory): boolean => GRAVE.includes(severity);
  return {
    kind: 'answered',
    grave: all.filter(isGrave).map(messageOf),
    other: all.filter((advisory) => !isGrave(advisory)).map(messageOf),
  };
}
