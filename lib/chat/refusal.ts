import type { OfflineField } from '#lib/contract/chat-names.ts';
import { ofRequest } from '#lib/of-request.ts';

export type OfflineTexts = Readonly<Record<OfflineField, string>>;

/** A message to the chat without JavaScript that was rejected. */
export interface ChatRefusal {
  written: OfflineTexts;
  /** Errors by field. */
  wrong: Readonly<Partial<Record<OfflineField, string>>>;
  /** Why, where no field is wrong, else null; '' where no reason is known. */
  sentence: string | null;
  /** Whether the visitor may write no more. */
  isBlocked: boolean;
}

/** Input and errors of a rejected plain form, for the page that answers it. */
export const chatRefusal = ofRequest<ChatRefusal>('chat-refusal');
