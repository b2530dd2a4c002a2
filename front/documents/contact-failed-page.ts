import { failedForm } from '#front/documents/failed-form.ts';
import { contactFailedTexts } from '#front/documents/texts.ts';
import { contactFieldNames, contactFields, contactPageName } from '#lib/contract/forms.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';

const attributes = {
  name: 'required autocomplete="name"',
  mobile: 'required type="tel" dir="ltr" autocomplete="tel"',
  subject: 'required ',
  message: 'required rows="6"',
} as const;

/**
 * The document for a message that was not accepted for reasons other than its content.
 * @param written null if it was too long to be read
 */
export function contactFailedPage(written: ContactTexts | null): string {
  const { title, failed, tooLong, contact, retry } = contactFailedTexts;
  return failedForm({
    title,
    sentence: written === null ? tooLong : failed,
    page: `/${contactPageName}`,
    pageName: contact,
    retry,
    fields:
      written &&
      contactFields.map((name) => ({
        name,
        label: contactFieldNames[name],
        attributes: attributes[name],
        isLong: name === 'message',
        text: written[name],
      })),
  });
}
