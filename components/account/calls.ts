import type { Sending } from '#lib/api/code-calls.ts';
import { failureTexts } from '#lib/api/texts.ts';

type CodeCalls = typeof import('#lib/api/code-calls.ts');
type SessionCalls = typeof import('#lib/api/session-calls.ts');

/** Asks for a code by calls that are loaded then. */
export async function askForCode(ask: (calls: CodeCalls) => Promise<Sending>): Promise<Sending> {
  const calls = await import('#lib/api/code-calls.ts').catch(() => null);
  return calls === null ? { wait: null, sentence: failureTexts.unreachable } : ask(calls);
}

/** Logs in by calls that are loaded then. @returns what is wrong, or null when that is done */
export async function enterBy(
  enter: (calls: SessionCalls) => Promise<string | null>,
): Promise<string | null> {
  const calls = await import('#lib/api/session-calls.ts').catch(() => null);
  return calls === null ? failureTexts.unreachable : enter(calls);
}
