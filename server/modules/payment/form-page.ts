import { createHash } from 'node:crypto';
import type { Way } from '#server/gateways/gateway.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

const script = 'document.forms[0].submit()';
const scriptHash = createHash('sha256').update(script).digest('base64');

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** A page that posts a form to a gateway: by itself, or by its button where scripts are off. */
export function formPage({ url, fields }: Extract<Way, { method: 'POST' }>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${paymentTexts.leaving}</title></head>
<body><form method="post" action="${escaped(url)}">${inputs.join('')}
<p>${paymentTexts.leaving}</p><button>${paymentTexts.toGateway}</button></form>
<script>${script}</script></body></html>`;
}

/** Lets the page run its script and post to that gateway, and nothing else. */
export const formPolicy = (url: string): string =>
  `default-src 'none'; script-src 'sha256-${scriptHash}'; form-action ${new URL(url).origin}; ` +
  `frame-ancestors 'none'; base-uri 'none'`;
