/** Loaded into each program that ours start (`--import`): it ends when the one who started it does. */
if (process.channel && process.env.KAHROBA_LEASH === String(process.ppid)) {
  process.channel.unref();
  // We lead a group of our own, so this reaches our helpers too.
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
}
