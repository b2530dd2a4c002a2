import { failureTexts } from '#lib/calls/texts.ts';
import type { Sending } from '#lib/session/code-client.ts';

type CodeCalls = typeof import('#lib/session/code-client.ts');
type SessionCalls = typeof import('#lib/session/client.ts');

/** Asks for a code by calls that are loaded then. */
export async function askForCode(ask: (calls: CodeCalls) => Promise<Sending>): Promise<Sending> {
  const calls = await import('#lib/session/code-client.ts').catch(() => null);
  return calls === null ? { wait: null, sentence: failureTexts.unreachable } : ask(calls);
}

/** Logs in by calls that are loaded then. @returns what is wrong, or null when that is done */
export async function enterBy(
  enter: (calls: SessionCalls) => Promise<string | null>,
): Promise<string | null> {
  const calls = await import('#lib/session/client.ts').catch(() => null);
  return calls === null ? failureTexts.unreachable : enter(calls);
}
