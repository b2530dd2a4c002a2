/**
 * Resolves when this program is asked to end. It keeps listening: a terminal's Ctrl-C may arrive
 * twice, and the second must not cut the shutdown short.
 */
export const interrupted = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => done());
});
