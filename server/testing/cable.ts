import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy between the service and its database that tests can cut. */
export function cable(host: string, port: number) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  return {
    /**
     * Listens on the port (0: any free one).
     * @returns the port
     */
    async plug(at = 0): Promise<number> {
      server = createServer((near) => {
        const far = connect(port, host);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy());
          socket.on('close', () => sockets.delete(socket));
        }
        near.pipe(far).pipe(near);
      }).listen(at, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    },
    /** Closes all connections (with a reset if `how` says so) and stops listening. */
    async cut(how: 'end' | 'reset' = 'end'): Promise<void> {
      server?.close();
      for (const socket of sockets) {
        if (how === 'reset') socket.resetAndDestroy();
        else socket.destroy();
      }
      if (server) await once(server, 'close');
    },
  };
}
