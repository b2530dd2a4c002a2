import { mostChatFileBytes } from '#lib/contract/chat-names.ts';

/** What the service takes; it looks at the bytes itself. */
export const fileTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
];

interface Given {
  readonly type: string;
  readonly size: number;
}

/** What may be sent of what was chosen, dropped or pasted. */
export function sortedFiles<Of extends Given>(
  given: Iterable<Of> | null | undefined,
): { good: Of[]; bad: Of[] } {
  const files = [...(given ?? [])];
  const isGood = ({ type, size }: Given): boolean =>
    fileTypes.includes(type) && size > 0 && size <= mostChatFileBytes;
  return { good: files.filter(isGood), bad: files.filter((file) => !isGood(file)) };
}
