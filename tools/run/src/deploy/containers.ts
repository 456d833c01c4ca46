import { SERVICE_NAMES, type ServiceName } from '../configuration/schemas';
import { IN_CONTAINERS, PEOPLE_FOLDER, STATE_FOLDER } from './example-configurations';
import { killAfterSeconds } from './service-units';

/** Node's oldest version that the project runs on. */
const IMAGE = 'docker.io/library/node:20.19.5-bookworm-slim';
const CODE_FOLDER = '/opt/mobile-site';

const CONTAINERFILE = `# One image for the services: the first word of its command names one.
# From the repository: podman build -f deploy/Containerfile -t mobile-site .
FROM ${IMAGE} AS build
WORKDIR ${CODE_FOLDER}
COPY . .
RUN ["node", "-e", "import('./tools/run/install.mjs').then(({ install }) => install())"]

FROM ${IMAGE}
# The code belongs to root: a service cannot change what it runs.
COPY --from=build ${CODE_FOLDER} ${CODE_FOLDER}
RUN ["install", "--directory", "--owner=node", "--group=node", "${STATE_FOLDER}", "${STATE_FOLDER}/gateway"]
WORKDIR ${CODE_FOLDER}
ENV NODE_ENV=production
USER node
VOLUME ["${STATE_FOLDER}"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--import", "tsx", "tools/run/src/serve.ts"]
CMD ["--help"]
`;

/** Asks the service itself, as nobody outside can. */
function healthCheck(port: number): string {
  const program = `fetch('http://127.0.0.1:${port}/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`;
  return `["CMD", "node", "-e", "${program}"]`;
}

/** The back end has no business with the store, and the others none with its database. */
const VOLUMES: Readonly<Record<ServiceName, string>> = {
  origin: `state:${STATE_FOLDER}`,
  gateway: `gateway:${IN_CONTAINERS.gateway.home}`,
  ticker: `state:${STATE_FOLDER}`,
  control: `state:${STATE_FOLDER}`,
};

/** The back end is not for the world, and neither are figures. */
const PUBLISHED: Readonly<Partial<Record<ServiceName, string>>> = {
  origin: '127.0.0.1:4100:4100',
  control: '127.0.0.1:4500:4500',
};

/** What each has in place of a file: variables, and the secrets that they name. */
const SECRETS: Readonly<Partial<Record<ServiceName, Readonly<Record<string, readonly string[]>>>>> = {
  ticker: { MFE_SIGNING_KEY: ['timestamp_key', 'release_key'] },
  control: {
    MFE_SIGNING_KEY: ['timestamp_key'],
    MFE_CONSOLE_SECRET_FILE: ['console_secret'],
    MFE_OIDC_CLIENT_SECRET_FILE: ['oidc_client_secret'],
  },
};

function serviceLines(name: ServiceName): readonly string[] {
  const published = PUBLISHED[name];
  const { port } = IN_CONTAINERS[name].listen;
  const secrets = Object.entries(SECRETS[name] ?? {});
  const mounted = ['operator_token', ...secrets.flatMap(([, names]) => names)];
  return [
    `  ${name}:`,
    '    image: mobile-site',
    ...(name === 'origin' ? ['    build: { context: .., dockerfile: deploy/Containerfile }'] : []),
    `    command: [${name}, --config, /etc/mobile-site/${name}.json]`,
    `    stop_grace_period: ${killAfterSeconds(name)}s`,
    '    restart: unless-stopped',
    '    read_only: true',
    '    tmpfs: [/tmp]',
    '    cap_drop: [ALL]',
    '    security_opt: [no-new-privileges:true]',
    '    environment:',
    '      MFE_OPERATOR_TOKEN_FILE: /run/secrets/operator_token',
    ...secrets.map(([variable, names]) => `      ${variable}: ${names.map((one) => `/run/secrets/${one}`).join(',')}`),
    `    secrets: [${mounted.join(', ')}]`,
    '    volumes:',
    '      - ./containers:/etc/mobile-site:ro',
    `      - ${VOLUMES[name]}`,
    ...(name === 'control' ? [`      - ./people:${PEOPLE_FOLDER}:ro`] : []),
    ...(published === undefined ? [] : [`    ports: ['${published}']`]),
    '    healthcheck:',
    `      test: ${healthCheck(port)}`,
    '      interval: 10s',
    '      timeout: 3s',
    '      retries: 3',
    '',
  ];
}

function composeText(): string {
  return [
    '# docker compose -f deploy/compose.yaml up --build',
    '# The volume “state” is a state folder: mfe restore fills it, or an operator’s machine (docs/runbook.md).',
    'name: mobile-site',
    'services:',
    ...SERVICE_NAMES.flatMap(serviceLines),
    'volumes:',
    '  state: {}',
    '  gateway: {}',
    '',
    '# Files beside this one that are not in the repository.',
    'secrets:',
    '  operator_token: { file: ./secrets/operator-token }',
    '  timestamp_key: { file: ./secrets/timestamp.pem }',
    '  release_key: { file: ./secrets/release.pem }',
    '  console_secret: { file: ./secrets/console-secret }',
    '  oidc_client_secret: { file: ./secrets/oidc-client-secret }',
    '',
  ].join('\n');
}

/** The image of the services, and how they run together from it. */
export function containerFiles(): Readonly<Record<string, string>> {
  return { Containerfile: CONTAINERFILE, 'compose.yaml': composeText() };
}
