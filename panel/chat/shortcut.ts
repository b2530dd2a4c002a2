import { normalisePersian } from '#lib/text/persian.ts';
import { matches } from '#panel/goods/matches.ts';

/** A ready answer, as far as it is searched. */
interface Ready {
  /** Without its slash. */
  readonly shortcut: string;
  readonly body: string;
}

/** Most offers below each other. */
const most = 6;

/** What is typed after a slash at the caret, and where the slash stands; null without one. */
export function typedShortcut(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)\/([^\s/]*)$/.exec(text.slice(0, caret));
  if (found === null) return null;
  const typed = found[1] ?? '';
  return { from: caret - typed.length - 1, typed };
}

/** Whether a text says anything: a slash alone only asks for ready answers. */
export const isSendable = (text: string): boolean => !['', '/'].includes(text.trim());

/** Answers for what was typed: those whose shortcut begins with it, then those that have it anywhere. */
export function offered<Of extends Ready>(replies: readonly Of[], typed: string): readonly Of[] {
  const beginning = normalisePersian(typed);
  const begins = replies.filter(({ shortcut }) => shortcut.startsWith(beginning));
  const holds = replies.filter(
    (reply) => !begins.includes(reply) && matches(typed, [reply.shortcut, reply.body]),
  );
  return [...begins, ...holds].slice(0, most);
}

/** An answer with the visitor's name in place of `{name}`; without a name the place closes up. */
export const filledIn = (body: string, name: string): string =>
  name === ''
    ? body.replaceAll(/[ \t]*\{name\}/g, '').trimStart()
    : body.replaceAll('{name}', () => name);

/** The text with an answer in place of what stood between two places, and where the caret stands then. */
export function inserted(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  answer: string,
): { text: string; caret: number } {
  return { text: text.slice(0, from) + answer + text.slice(to), caret: from + answer.length };
}
