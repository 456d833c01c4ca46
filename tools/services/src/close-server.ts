import type { Server } from 'node:http';

/**
 * Closes a server with every connection to it. One that a browser opened and did not use yet would hold it for more than a
 * minute.
 */
export async function closeServer(server: Server): Promise<void> {
  await new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
}
