/**
 * Resolves when somebody asks this program to end. It stays listening: a terminal's Ctrl-C may reach
 * us twice, and the second must not cut the first short.
 */
export const interrupted = new Promise<void>((done) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => done());
});
