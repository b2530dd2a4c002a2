import { failedForm } from '#front/documents/failed-form.ts';
import { chatFailedTexts, contactFailedTexts } from '#front/documents/texts.ts';
import { chatPath, type OfflineField, offlineFields } from '#lib/contract/chat-names.ts';

export type OfflineTexts = Readonly<Record<OfflineField, string>>;

const attributes = {
  name: 'autocomplete="name"',
  mobile: 'required type="tel" dir="ltr" autocomplete="tel"',
  message: 'required rows="6"',
} as const;

/**
 * The document for a message to the chat that was not accepted, with what is wrong at its fields.
 * @param written null if it was too long to be read
 */
export function chatFailedPage(
  written: OfflineTexts | null,
  wrong: Readonly<Partial<Record<OfflineField, string>>> = {},
): string {
  const { title, failed, tooLong, retry } = contactFailedTexts;
  const { invalid, chat, fields } = chatFailedTexts;
  const sentence = Object.keys(wrong).length > 0 ? invalid : failed;
  return failedForm({
    title,
    sentence: written === null ? tooLong : sentence,
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
        error: wrong[name],
      })),
  });
}
