/**
 * Leases by id: calls `over` once, when `lifetime` ms have passed since `begin`. The timers do not keep the
 * process alive.
 */
export function createLeases(lifetime: number) {
  const timers = new Map<string, NodeJS.Timeout>();

  function end(id: string): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function begin(id: string, over: () => void): void {
    end(id);
    const timer = setTimeout(() => {
      timers.delete(id);
      over();
    }, lifetime);
    timer.unref();
    timers.set(id, timer);
  }

  return { begin, end, count: () => timers.size };
}
