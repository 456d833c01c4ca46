/** Where a cluster of one machine keeps its state and listens. */
export interface ClusterPlace {
  readonly folder: string;
  readonly clusterId: string;
  readonly monitorPort: number;
  readonly gatewayPort: number;
}

const KINDS_OF_CONNECTION = ['mon client', 'mon cluster', 'mon service', 'cluster', 'service', 'client'];

/**
 * The configuration of the smallest possible Ceph: everything in memory, one copy, loopback only. Without
 * authentication between the daemons their connections must be plain (`crc`) too, else the gateway hangs.
 */
export function clusterConfiguration({ folder, clusterId, monitorPort, gatewayPort }: ClusterPlace): string {
  const settings: Readonly<Record<string, string>> = {
    fsid: clusterId,
    'mon initial members': 'a',
    'mon host': `v2:127.0.0.1:${monitorPort}`,
    'public addr': '127.0.0.1',
    'cluster addr': '127.0.0.1',
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    ...Object.fromEntries(KINDS_OF_CONNECTION.map((kind) => [`ms ${kind} mode`, 'crc'])),
    'osd objectstore': 'memstore',
    'osd pool default size': '1',
    'osd pool default min size': '1',
    'osd pool default pg num': '4',
    'osd pool default pgp num': '4',
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': '0',
    'mon allow pool size one': 'true',
    'memstore device bytes': String(2 ** 30),
    'mon data': `${folder}/mon`,
    'osd data': `${folder}/osd`,
    'rgw data': `${folder}/rgw`,
    'rgw frontends': `beast endpoint=127.0.0.1:${gatewayPort}`,
    keyring: `${folder}/keyring`,
    'run dir': folder,
    'admin socket': `${folder}/$name.asok`,
    'log file': `${folder}/$name.log`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return `[global]\n${lines.join('\n')}\n`;
}
