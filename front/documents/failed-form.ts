import { plainDocument } from '#front/documents/plain-document.ts';
import { failedTexts } from '#lib/failed-texts.ts';
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

interface Field {
  readonly name: string;
  readonly label: string;
  /** As HTML. */
  readonly attributes: string;
  readonly isLong?: boolean;
  readonly text: string;
}

interface FailedForm {
  readonly title: string;
  readonly sentence: string;
  /** Path of the form's page, as in its markup. */
  readonly page: string;
  readonly pageName: string;
  /** Null: nothing is to be sent again. */
  readonly fields: readonly Field[] | null;
  readonly retry: string;
}

function fieldOf({ name, label, attributes, isLong = false, text }: Field): string {
  const common = `id="${name}" name="${name}" ${attributes}`;
  const value = escapeXml(text);
  const field = isLong
    ? // The parser drops a line break right after the tag, so one is added to keep the text's own.
      `<textarea ${common}>\n${value}</textarea>`
    : `<input ${common} value="${value}">`;
  return `<label for="${name}">${label}</label>${field}`;
}

/**
 * The document for a form that was not accepted, made without the service and Next. It holds what the visitor wrote, to be
 * sent again, because a redirect could carry it only in its URL, which is stored and logged.
 */
export function failedForm({ title, sentence, page, pageName, fields, retry }: FailedForm): string {
  const nav = `<nav><a href="${page}">${pageName}</a><a href="/">${failedTexts.home}</a></nav>`;
  const form =
    fields === null
      ? ''
      : `<form action="${page}" method="post">${fields.map(fieldOf).join('')}<button>${retry}</button></form>`;
  const body = `<p role="alert" tabindex="-1" autofocus>${sentence}</p>${form}${nav}`;
  return plainDocument({ title, body, more: styles });
}
