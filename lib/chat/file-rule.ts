import { mostChatFileBytes } from '#lib/contract/chat-names.ts';
import { mostPictureMegabytes } from '#lib/contract/limits.ts';

/** What may be sent; the service looks into the files. */
export const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;

/** Why a file cannot be sent, or null. Pictures are made smaller before they leave. */
export function fileFault({ type, size }: File): 'kind' | 'size' | null {
  if (!fileTypes.some((each) => each === type)) return 'kind';
  const most = type === 'application/pdf' ? mostChatFileBytes : mostPictureMegabytes * 1_000_000;
  return size > most ? 'size' : null;
}
