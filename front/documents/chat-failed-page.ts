import { failedForm } from '#front/documents/failed-form.ts';
import { chatFailedTexts, contactFailedTexts } from '#front/documents/texts.ts';
import type { OfflineTexts } from '#lib/chat/refusal.ts';
import { chatPath, offlineFields } from '#lib/contract/chat-names.ts';

const attributes = {
  name: 'autocomplete="name"',
  mobile: 'required type="tel" dir="ltr" autocomplete="tel"',
  message: 'required rows="6"',
} as const;

/**
 * The document for a message to the chat that was not accepted for reasons other than its content.
 * @param written null if it was too long to be read
 */
export function chatFailedPage(written: OfflineTexts | null): string {
  const { title, failed, tooLong, retry } = contactFailedTexts;
  const { chat, fields } = chatFailedTexts;
  return failedForm({
    title,
    sentence: written === null ? tooLong : failed,
    page: chatPath,
    pageName: chat,
    retry,
    fields:
      written &&
      offlineFields.map((name) => ({
        name,
        label: fields[name],
        attributes: attributes[name],
        isLong: name === 'message',
        text: written[name],
      })),
  });
}
