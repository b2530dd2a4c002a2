import { contactFieldNames, contactFields, contactPageName } from '#lib/contract/forms.ts';
import { plainDocument } from '#front/documents/plain-document.ts';
import { contactFailedTexts } from '#front/documents/texts.ts';
import { failedTexts } from '#lib/failed-texts.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';
import { escapeXml } from '#lib/text/xml.ts';

const styles =
  '[role=alert]{color:var(--ink);outline:0}' +
  'form{display:grid;gap:.5rem;inline-size:min(28rem,100vw - 2rem);margin-block-start:.75rem;text-align:start}' +
  'label{font-size:.8125rem;font-weight:600}' +
  'input,textarea,button{inline-size:100%;min-block-size:3rem;padding:.5rem 1rem;border:1px solid var(--line);' +
  'border-radius:.75rem;background:var(--surface);color:inherit;font:inherit}' +
  'button{margin-block-start:.5rem;border-color:var(--amber);background:var(--amber);color:var(--on-amber);' +
  'font-weight:600;cursor:pointer}' +
  ':is(input,textarea,button):focus-visible{outline:2px solid transparent;box-shadow:var(--focus)}' +
  'nav a:first-child{border-color:var(--line);background:var(--surface);color:inherit}';

const attributes = {
  name: 'autocomplete="name"',
  mobile: 'type="tel" dir="ltr" autocomplete="tel"',
  subject: '',
  message: 'rows="6"',
} as const;

function fieldOf(name: keyof ContactTexts, text: string): string {
  const common = `id="${name}" name="${name}" required ${attributes[name]}`;
  const field =
    name === 'message'
      ? // The parser drops a line break right after the tag, so one is added to keep the text's own.
        `<textarea ${common}>\n${text}</textarea>`
      : `<input ${common} value="${text}">`;
  return `<label for="${name}">${contactFieldNames[name]}</label>${field}`;
}

const formOf = (written: ContactTexts): string =>
  `<form action="/${contactPageName}" method="post">` +
  contactFields.map((name) => fieldOf(name, escapeXml(written[name]))).join('') +
  `<button>${contactFailedTexts.retry}</button></form>`;

/**
 * The document for a message that was not accepted for reasons other than its content. Its form holds the visitor's
 * input, to be sent again. It is cheap to create, however many messages are refused.
 * @param written null if it was too long to be read
 */
export function contactFailedPage(written: ContactTexts | null): string {
  const { title, failed, tooLong, contact } = contactFailedTexts;
  const sentence = written === null ? tooLong : failed;
  const nav = `<nav><a href="/${contactPageName}">${contact}</a><a href="/">${failedTexts.home}</a></nav>`;
  const body =
    `<p role="alert" tabindex="-1" autofocus>${sentence}</p>` +
    (written === null ? '' : formOf(written)) +
    nav;
  return plainDocument({ title, body, more: styles });
}
