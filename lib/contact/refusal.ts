import { ofRequest } from '#lib/of-request.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';

/** A contact form without JavaScript whose input was rejected. */
export interface ContactRefusal {
  written: ContactTexts;
  /** Errors by field. */
  wrong: Readonly<Record<string, string>>;
}

/** Input and errors of a rejected plain form, for the page that answers it. */
export const contactRefusal = ofRequest<ContactRefusal>('contact-refusal');
