/** Preloaded (`--import`) into each program that ours start: ends it when its parent ends. */
if (process.channel && process.env.KAHROBA_LEASH === String(process.ppid)) {
  process.channel.unref();
  // It leads a process group of its own, so this also reaches its child processes.
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
}
