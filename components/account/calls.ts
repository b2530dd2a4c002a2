import { failureTexts } from '#lib/calls/texts.ts';
import type { Sending } from '#lib/session/code-client.ts';

type CodeCalls = typeof import('#lib/session/code-client.ts');
type SessionCalls = typeof import('#lib/session/client.ts');

/** Requests a code; the calls are loaded on demand. */
export async function askForCode(ask: (calls: CodeCalls) => Promise<Sending>): Promise<Sending> {
  const calls = await import('#lib/session/code-client.ts').catch(() => null);
  return calls === null ? { wait: null, sentence: failureTexts.unreachable } : ask(calls);
}

/** Logs in; the calls are loaded on demand. @returns the error sentence, or null after success */
export async function enterBy(
  enter: (calls: SessionCalls) => Promise<string | null>,
): Promise<string | null> {
  const calls = await import('#lib/session/client.ts').catch(() => null);
  return calls === null ? failureTexts.unreachable : enter(calls);
}
