import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { formatNumber } from '#lib/text/toman.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { escapeXml } from '#lib/text/xml.ts';
import { pageStyle } from '#server/payment-sandbox/style.ts';
import { gatewayTitles, sandboxTexts } from '#server/payment-sandbox/texts.ts';
import type { SandboxPayment } from '#server/payment-sandbox/till.ts';

const texts = sandboxTexts;
const rialInToman = 10;

const flask =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"/><path d="M6.453 15h11.094"/><path d="M8.5 2h7"/></svg>';

/** Sends a page that shows itself without scripts, and whose forms lead only to `targets`. */
function sendPage(
  reply: FastifyReply,
  { status = 200, main, script = '', targets }: PageParts,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const tag = script === '' ? '' : `<script nonce="${nonce}">${script}</script>`;
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === '' ? [] : [`script-src 'nonce-${nonce}'`]),
    `form-action ${["'self'", ...targets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('x-content-type-options', 'nosniff')
    .send(
      '<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
        `<title>${texts.title}</title><style nonce="${nonce}">${pageStyle}</style></head><body>` +
        `<header class="note">${texts.banner}<small>${texts.bannerMore}</small></header>` +
        `<main><div class="card"><h1>${flask}${texts.title}</h1>${main}</div></main>` +
        `<footer class="foot">${texts.foot}</footer>${tag}</body></html>`,
    );
}

interface PageParts {
  status?: number;
  main: string;
  script?: string;
  /** Origins that forms may lead to, besides the page's own; redirects count. */
  targets: readonly string[];
}

const row = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${value}</dd></div>`;
const latin = (text: string): string => `<bdi dir="ltr">${escapeXml(text)}</bdi>`;
const shortened = (token: string): string =>
  token.length > 16 ? `${token.slice(0, 5)}…${token.slice(-4)}` : token;

/** Where a shopper pays, or does not. */
export function sendPayPage(reply: FastifyReply, payment: SandboxPayment): FastifyReply {
  const { id, protocol, amount, orderId, token, callbackUrl } = payment;
  const title = gatewayTitles[protocol];
  const toman = formatNumber(amount / rialInToman);
  const facts = [
    row(texts.gateway, title.name),
    row(texts.protocol, latin(title.protocol)),
    row(texts.merchant, latin(new URL(callbackUrl).host)),
    row(texts.order, latin(toPersianDigits(orderId))),
    row(texts.token, latin(shortened(token))),
    row(
      texts.amount,
      `<span class="amount">${formatNumber(amount)}</span> ${texts.rial}<small>${texts.equals(toman)}</small>`,
    ),
  ];
  const buttons = Object.entries(texts.buttons).map(
    ([press, { name, effect }]) =>
      `<button name="press" value="${press}" aria-describedby="of-${press}"${press === 'pay' ? ' class="go"' : ''}><span>${name}</span></button>` +
      `<small id="of-${press}">${effect}</small>`,
  );
  const form =
    `<form method="post" action="/pay/${id}" aria-label="${texts.actions}">` +
    `${buttons.map((each) => `<div class="press">${each}</div>`).join('')}</form>`;
  return sendPage(reply, {
    main: `<dl>${facts.join('')}</dl>${form}`,
    targets: [new URL(callbackUrl).origin],
  });
}

/** Goes back by a form that submits itself; where scripts are off there is a button. */
export function sendReturnForm(
  reply: FastifyReply,
  url: string,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  const inputs = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
    )
    .join('');
  const form =
    `<form method="post" action="${escapeXml(url)}" id="return"><p>${texts.returning}</p>${inputs}` +
    `<div class="press"><button class="go"><span>${texts.returnButton}</span></button></div></form>`;
  return sendPage(reply, {
    main: form,
    script: "document.getElementById('return').submit()",
    targets: [new URL(url).origin],
  });
}

export const sendSentence = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  sendPage(reply, { status, main: `<p>${sentence}</p>`, targets: [] });
