import { typingEvery } from '#lib/contract/chat-names.ts';

/**
 * Lets at most one sign of a connection through in `typingEvery`: the same one again, or a new beginning, comes too early;
 * an end comes at any time.
 */
export function createTypingGate(now: () => number = Date.now) {
  const latest = new Map<string, { on: boolean; begunAt: number }>();
  return {
    passes(connection: string, on: boolean): boolean {
      const before = latest.get(connection);
      if (!on) {
        if (before?.on !== true) return false;
        latest.set(connection, { ...before, on });
        return true;
      }
      if (before && now() - before.begunAt < typingEvery) return false;
      latest.set(connection, { on, begunAt: now() });
      return true;
    },
    forget: (connection: string): void => void latest.delete(connection),
  };
}
