/** One line of a table. */
export interface AttackSuite {
  readonly attack: string;
  /** Files of tests, or folders of them, relative to the root. */
  readonly files: readonly string[];
  /** Says where more of it stands; the files themselves when absent. */
  readonly where?: string;
}

const SUPPLY_FILES = ['tools/checks/src/supply', 'tools/build-preset/src/bill-of-materials.test.ts'];

/** What is tried against the site, and the tests that try it: the table of docs/security.md. */
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
    attack: 'secrets in storage, caches, logs, addresses, refusals and reports',
    files: ['tools/reference-gateway/src/attacks/secrets.test.ts', 'e2e/specs/account/auth-secrets.spec.ts'],
  },
  {
    attack: 'smuggled requests, paths that climb, strange hosts and methods',
    files: ['tools/reference-gateway/src/attacks/wire.test.ts', 'tools/delivery/src/attacks/wire.test.ts'],
  },
  {
    attack: 'poisoned prototypes',
    files: [
      'tools/reference-gateway/src/attacks/pollution.test.ts',
      'shared-contracts/src/api/gateway/hostile-configurations.test.ts',
    ],
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
    attack: 'merchants that are none, by host name or settings',
    files: ['tools/delivery/src/addresses.test.ts', 'shared-contracts/src/release/merchant-config.test.ts'],
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
    files: SUPPLY_FILES,
  },
];

/** The parts of docs/robustness.md that have their cases elsewhere. */
export const PART_SUITES: readonly AttackSuite[] = [
  {
    attack: 'attacks on the site',
    files: ATTACK_SUITES.flatMap(({ files }) => files).filter((file) => !SUPPLY_FILES.includes(file)),
    where: '[Security](security.md)',
  },
  {
    attack: 'orders of a gateway that stops, is killed, or is asked twice',
    files: [
      'tools/reference-gateway/src/handlers/money.killed.test.ts',
      'tools/reference-gateway/src/handlers/money.property.test.ts',
      'tools/reference-gateway/src/app/idempotency.test.ts',
    ],
  },
  {
    attack: 'what comes from elsewhere',
    files: SUPPLY_FILES,
    where: '[Security](security.md#what-comes-from-elsewhere)',
  },
];
