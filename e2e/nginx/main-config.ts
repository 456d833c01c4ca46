/**
 * A configuration of nginx as a child process: everything it writes stands in one folder. `user` is whose its workers are,
 * as `user` of nginx takes it; only root may name another than itself.
 */
export function mainConfig(folder: string, siteFile: string, user = 'root'): string {
  const inFolder = (name: string): string => `"${folder}/${name}"`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // A worker of another user could not read a state folder inside a home directory.
  const users = process.getuid?.() === 0 ? [`user ${user};`] : [];
  return [
    ...users,
    'daemon off;',
    'worker_processes 1;',
    `pid ${inFolder('nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 512; }',
    'http {',
    '    access_log off;',
    ...temporary.map((name) => `    ${name}_temp_path ${inFolder(`temporary-${name}`)};`),
    `    include "${siteFile}";`,
    '}',
    '',
  ].join('\n');
}
