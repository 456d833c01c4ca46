import { SERVICE_NAMES, type ServiceName } from '../configuration/schemas';
import { ON_ONE_MACHINE, PEOPLE_FOLDER, STATE_FOLDER } from './example-configurations';

const CODE_FOLDER = '/opt/mobile-site';
const CONFIGURATION_FOLDER = '/etc/mobile-site';
const NODE = '/usr/bin/node';

/** Beyond what the service itself allows: a supervisor that kills sooner would cut requests off. */
const MARGIN_SECONDS = 5;

/** What each unit has besides what all have. */
const OWN: Readonly<Record<ServiceName, { readonly title: string; readonly lines: readonly string[] }>> = {
  origin: {
    title: 'origin of the mobile site',
    lines: ['# It only reads: private keys are none of its business.', `InaccessiblePaths=-${STATE_FOLDER}/keys`],
  },
  gateway: { title: 'gateway of the mobile site', lines: [`InaccessiblePaths=-${STATE_FOLDER}/keys`] },
  ticker: {
    title: 'ticker of the mobile site',
    lines: [
      '# Keys that sign feeds and, where rollouts make steps, the map; never the root.',
      `LoadCredential=timestamp.pem:${CONFIGURATION_FOLDER}/keys/timestamp.pem`,
      `LoadCredential=release.pem:${CONFIGURATION_FOLDER}/keys/release.pem`,
      'Environment=MFE_SIGNING_KEY=%d/timestamp.pem,%d/release.pem',
    ],
  },
  control: {
    title: "operators' console of the mobile site",
    lines: [
      `# It signs with the keys of people in ${PEOPLE_FOLDER}, which only its account reads, and feeds with a timestamp key.`,
      `LoadCredential=timestamp.pem:${CONFIGURATION_FOLDER}/keys/timestamp.pem`,
      'Environment=MFE_SIGNING_KEY=%d/timestamp.pem',
      `LoadCredential=console-secret:${CONFIGURATION_FOLDER}/console-secret`,
      'Environment=MFE_CONSOLE_SECRET_FILE=%d/console-secret',
      `LoadCredential=oidc-client-secret:${CONFIGURATION_FOLDER}/oidc-client-secret`,
      'Environment=MFE_OIDC_CLIENT_SECRET_FILE=%d/oidc-client-secret',
    ],
  },
};

/** Nothing of the machine but the state folder, and nothing more than it has; V8 needs memory that it may run. */
const CONFINED = [
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'ProtectKernelTunables=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelLogs=yes',
  'ProtectControlGroups=yes',
  'ProtectClock=yes',
  'RestrictSUIDSGID=yes',
  'RestrictRealtime=yes',
  'LockPersonality=yes',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  'CapabilityBoundingSet=',
  'UMask=0022',
];

/** The command of a service, as a supervisor runs it. */
function commandOf(name: ServiceName): string {
  return `${NODE} --import tsx tools/run/src/serve.ts ${name} --config ${CONFIGURATION_FOLDER}/${name}.json`;
}

/** The longest that a stop may take before the supervisor kills. */
export function killAfterSeconds(name: ServiceName): number {
  const { announceSeconds = 0, limitSeconds = 0 } = ON_ONE_MACHINE[name].stop ?? {};
  return announceSeconds + limitSeconds + MARGIN_SECONDS;
}

function unitOf(name: ServiceName): string {
  const { title, lines } = OWN[name];
  return `${[
    '[Unit]',
    `Description=The ${title}`,
    `Documentation=file:${CODE_FOLDER}/docs/runbook.md`,
    'Wants=network-online.target',
    'After=network-online.target',
    'StartLimitIntervalSec=300',
    'StartLimitBurst=10',
    '',
    '[Service]',
    'Type=exec',
    'User=mobile-site',
    'Group=mobile-site',
    `WorkingDirectory=${CODE_FOLDER}`,
    'StateDirectory=mobile-site',
    'Environment=NODE_ENV=production',
    `LoadCredential=operator-token:${CONFIGURATION_FOLDER}/operator-token`,
    'Environment=MFE_OPERATOR_TOKEN_FILE=%d/operator-token',
    ...lines,
    `ExecStartPre=${commandOf(name)} --check`,
    `ExecStart=${commandOf(name)}`,
    'Restart=on-failure',
    'RestartSec=2',
    'KillMode=mixed',
    `TimeoutStopSec=${killAfterSeconds(name)}`,
    'LimitNOFILE=65536',
    ...CONFINED,
    '',
    '[Install]',
    'WantedBy=multi-user.target',
  ].join('\n')}\n`;
}

/** A command of `mfe` that is run by the clock. */
interface Job {
  readonly name: string;
  readonly title: string;
  readonly words: string;
  readonly when: string;
  readonly lines: readonly string[];
}

function jobFiles({ name, title, words, when, lines }: Job): Readonly<Record<string, string>> {
  const service = [
    '[Unit]',
    `Description=${title}`,
    `Documentation=file:${CODE_FOLDER}/docs/runbook.md`,
    '',
    '[Service]',
    'Type=oneshot',
    'User=mobile-site',
    'Group=mobile-site',
    `WorkingDirectory=${CODE_FOLDER}`,
    `Environment=MFE_HOME=${STATE_FOLDER}`,
    ...lines,
    `ExecStart=/bin/sh -c 'exec ${NODE} --import tsx tools/release-cli/src/bin.ts ${words}'`,
    ...CONFINED,
  ];
  const timer = [
    '[Unit]',
    `Description=${title}`,
    '',
    '[Timer]',
    `OnCalendar=${when}`,
    'Persistent=true',
    '',
    '[Install]',
    'WantedBy=timers.target',
  ];
  return {
    [`systemd/mobile-site-${name}.service`]: `${service.join('\n')}\n`,
    [`systemd/mobile-site-${name}.timer`]: `${timer.join('\n')}\n`,
  };
}

const BACKUPS = 'mobile-site-backups';

const JOBS: readonly Job[] = [
  {
    name: 'collect',
    title: 'Removal of unused files of the mobile site',
    words: 'collect',
    when: '*-*-* 04:10:00',
    lines: ['StateDirectory=mobile-site', ...OWN.ticker.lines],
  },
  {
    name: 'backup',
    title: 'Backup of the mobile site',
    // systemd reads signs of per cent and of dollars itself.
    words: `backup /var/lib/${BACKUPS}/$$(date +%%F).tar.gz`,
    when: '*-*-* 03:10:00',
    lines: [`StateDirectory=mobile-site ${BACKUPS}`, '# Copy them to another machine.'],
  },
];

/** The units of systemd: a service for each program, and what is run by the clock. */
export function unitFiles(): Readonly<Record<string, string>> {
  const services = SERVICE_NAMES.map((name) => [`systemd/mobile-site-${name}.service`, unitOf(name)] as const);
  return Object.assign(Object.fromEntries(services), ...JOBS.map(jobFiles));
}
