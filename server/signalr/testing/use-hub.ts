import { afterEach } from '@jest/globals';
import { startHub } from './hub.ts';

/** `startHub` for the tests of a file; stops what it started after each test. */
export function useHub(): typeof startHub {
  const started: Awaited<ReturnType<typeof startHub>>[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  });
  return async (...options) => {
    const server = await startHub(...options);
    started.push(server);
    return server;
  };
}
