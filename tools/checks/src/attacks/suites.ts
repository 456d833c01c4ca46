/** One line of the table in docs/security.md. */
export interface AttackSuite {
  readonly attack: string;
  /** Files of tests, or folders of them, relative to the root. */
  readonly files: readonly string[];
}

/** What is tried against the site, and the tests that try it. */
export const ATTACK_SUITES: readonly AttackSuite[] = [
  {
    attack: 'another member’s data by changed ids, and wrong tokens',
    files: ['tools/reference-gateway/src/attacks/foreign-calls.test.ts'],
  },
  {
    attack: 'hostile strings in every reply and every address',
    files: ['e2e/specs/attacks/hostile-replies.spec.ts'],
  },
  {
    attack: 'hostile formatted text',
    files: ['shared-kit/src/rich-text/clean-html.test.ts', 'e2e/specs/promotions/rich-text.spec.ts'],
  },
  {
    attack: 'redirects and links that lead astray',
    files: [
      'tools/reference-gateway/src/attacks/hostile-addresses.test.ts',
      'shared-contracts/src/external-link.test.ts',
      'mfe-account/src/model/after-login.test.ts',
      'tools/reference-gateway/src/vendor-demo/back-link.test.ts',
    ],
  },
  {
    attack: 'frames, referrers and overrides in production',
    files: ['e2e/specs/attacks/frames.spec.ts', 'e2e/specs/delivery/answers.spec.ts'],
  },
  {
    attack: 'forms and scripts of other sites',
    files: ['tools/reference-gateway/src/attacks/foreign-sites.test.ts'],
  },
  {
    attack: 'secrets in storage, logs, addresses and reports',
    files: ['e2e/specs/account/auth-secrets.spec.ts'],
  },
  {
    attack: 'smuggled requests, paths that climb, strange hosts and methods',
    files: ['tools/reference-gateway/src/attacks/wire.test.ts', 'tools/delivery/src/attacks/wire.test.ts'],
  },
  {
    attack: 'poisoned prototypes',
    files: ['tools/reference-gateway/src/attacks/pollution.test.ts'],
  },
  {
    attack: 'guessing and flooding',
    files: ['tools/reference-gateway/src/attacks/brute-force.test.ts'],
  },
  {
    attack: 'regular expressions that blow up',
    files: ['tools/checks/src/expressions'],
  },
  {
    attack: 'forged release maps, settings, pages and share links',
    files: [
      'shared-contracts/src/release/verify.test.ts',
      'shared-contracts/src/release/share-token.test.ts',
      'shared-contracts/src/release/signature.test.ts',
      'tools/release-cli/src/trust',
      'tools/delivery/src/believed-settings.test.ts',
    ],
  },
  {
    attack: 'the supply chain',
    files: ['tools/checks/src/supply', 'tools/build-preset/src/bill-of-materials.test.ts'],
  },
];
