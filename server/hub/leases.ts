/**
 * Lets what has an id last no longer than `lifetime` ms: then it is told so, once.
 * Timers do not keep a service alive that is to end.
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
