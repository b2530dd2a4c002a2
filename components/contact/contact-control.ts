import { sendContact } from '#lib/contact/client.ts';
import {
  type ContactField,
  contactErrorId,
  contactFields,
  contactOutcomes,
} from '#lib/contract/forms.ts';
import { type ContactTexts, judgeContact } from '#lib/rules/contact.ts';

type Wrong = Readonly<Partial<Record<string, string>>>;

/** Shows an element with a message, or hides it. */
function showMessage(id: string, sentence: string | undefined): void {
  const part = document.getElementById(id);
  part?.classList.toggle('is-shown', sentence !== undefined);
  const words = part?.querySelector('span');
  if (words && sentence !== undefined) words.textContent = sentence;
}

function inputOf(form: HTMLFormElement, field: ContactField): HTMLElement | null {
  return form.querySelector(`[name="${field}"]`);
}

function mark(form: HTMLFormElement, field: ContactField, sentence: string | undefined): void {
  const input = inputOf(form, field);
  showMessage(contactErrorId(field), sentence);
  input?.parentElement?.classList.toggle('input-err', sentence !== undefined);
  if (sentence === undefined) {
    input?.removeAttribute('aria-invalid');
    input?.removeAttribute('aria-describedby');
  } else {
    input?.setAttribute('aria-invalid', 'true');
    input?.setAttribute('aria-describedby', contactErrorId(field));
    input?.addEventListener('input', () => mark(form, field, undefined), { once: true });
  }
}

/** Shows the error of each field, and focuses the first. */
function markAll(form: HTMLFormElement, wrong: Wrong): void {
  for (const field of contactFields) mark(form, field, wrong[field]);
  const first = contactFields.find((field) => field in wrong);
  if (first !== undefined) inputOf(form, first)?.focus();
}

function written(form: HTMLFormElement): ContactTexts & { website: string } {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    mobile: text('mobile'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  };
}

function close(form: HTMLFormElement, sentence: string): void {
  form.hidden = true;
  showMessage(contactOutcomes.done, sentence);
  document.getElementById(contactOutcomes.done)?.focus();
}

/**
 * From here on the script shows the errors. Errors already shown by the address or the page are
 * marked on their fields too, and disappear when the field changes, like all others.
 */
export function takeOver(form: HTMLFormElement): void {
  const target = location.hash.slice(1);
  for (const field of contactFields) {
    const id = contactErrorId(field);
    const part = document.getElementById(id);
    const isVisible = id === target || part?.classList.contains('is-shown');
    if (isVisible) mark(form, field, part?.textContent.trim());
  }
  if (target === contactOutcomes.failed) {
    showMessage(target, document.getElementById(target)?.textContent.trim());
  }
  form.dataset['live'] = '';
}

/**
 * Validates and sends the form, ignoring presses while one request is running; shows the result at
 * the fields and below them.
 */
export async function sendContactForm(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (button?.getAttribute('aria-busy') === 'true') return;
  const body = written(form);
  const { wrong } = judgeContact(body);
  showMessage(contactOutcomes.failed, undefined);
  markAll(form, wrong);
  if (Object.keys(wrong).length > 0) return;
  button?.setAttribute('aria-busy', 'true');
  const result = await sendContact(body);
  button?.setAttribute('aria-busy', 'false');
  if (result.done) close(form, result.sentence);
  else if (contactFields.some((field) => field in result.fields)) markAll(form, result.fields);
  else showMessage(contactOutcomes.failed, result.sentence);
}
