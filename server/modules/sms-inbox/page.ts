import type { InboxMessage } from '#server/modules/sms-inbox/queries.ts';
import { inboxTexts } from '#server/modules/sms-inbox/texts.ts';

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => entities.get(each) ?? '');

/** Uses the browser's system colours, light or dark. */
const style = `
  :root { color-scheme: light dark; font: 16px/1.8 Vazirmatn, Tahoma, sans-serif; }
  body { max-inline-size: 40rem; margin: 2rem auto; padding-inline: 1rem; }
  li { display: block; margin-block: 1rem; padding: .75rem 1rem; border: 1px solid GrayText; border-radius: 1rem; }
  ul { padding: 0; }
  header { display: flex; flex-wrap: wrap; gap: 0 1rem; color: GrayText; font-size: .8125rem; }
  b { color: CanvasText; }
  p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }`;

const time = new Intl.DateTimeFormat('fa-IR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Tehran',
});

/** Renders messages as HTML, the newest first. */
export function inboxPage(messages: readonly InboxMessage[]): string {
  const list = messages.map(itemOf).join('');
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${inboxTexts.title}</title>
<style>${style}</style>
</head>
<body>
<h1>${inboxTexts.title}</h1>
<p>${inboxTexts.explained}</p>
${list === '' ? `<p>${inboxTexts.empty}</p>` : `<ul>${list}</ul>`}
</body>
</html>`;
}

function itemOf({ purpose, mobile, text, createdAt, outcome }: InboxMessage): string {
  const links = escape(text).replaceAll(
    /https?:\/\/\S+/g,
    (address) => `<a href="${address}" dir="ltr">${address}</a>`,
  );
  return `<li>
<header><b><bdi dir="ltr">${escape(mobile)}</bdi></b><span>${escape(inboxTexts.purposes.get(purpose) ?? purpose)}</span><time datetime="${createdAt}">${time.format(new Date(createdAt))}</time>${outcome === null ? `<span>${inboxTexts.waiting}</span>` : ''}</header>
<p>${links}</p>
</li>`;
}
