import { ofRequest } from '#lib/http/of-request.ts';
import type { ContactTexts } from '#lib/rules/contact.ts';

/** A message that was sent without scripts and not taken for what is in it. */
export interface ContactRefusal {
  written: ContactTexts;
  /** What is wrong with it, by field. */
  wrong: Readonly<Record<string, string>>;
}

/** What the page that answers a plain form shows. */
export const contactRefusal = ofRequest<ContactRefusal>('contact-refusal');
