import { createServer } from 'node:net';
import { once } from 'node:events';
import { errorCode } from '#server/errors.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

async function listenBriefly(port: number, host: string): Promise<number> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
}

/** @throws PlainFailure if the port is in use or not permitted */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  try {
    await listenBriefly(port, '0.0.0.0');
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new PlainFailure(
        `port ${port} is taken by another program; choose another with ${setting}=…`,
      );
    }
    throw new PlainFailure(`port ${port} cannot be used (${errorCode(error)}); see ${setting}.`);
  }
}

/** A free port, assigned by the operating system. */
export async function freePort(): Promise<number> {
  return listenBriefly(0, '127.0.0.1');
}

/** The port if it is free, else any free one. */
export async function preferredPort(port: number): Promise<number> {
  return listenBriefly(port, '0.0.0.0').catch(freePort);
}
