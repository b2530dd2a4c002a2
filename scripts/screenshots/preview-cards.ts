import { readFileSync } from 'node:fs';
import { searchAddress, shownAddress } from '#lib/rules/link-preview/facts.ts';
import { type Service, services, shownTexts } from '#lib/rules/link-preview/services.ts';
import { previewTexts } from '#lib/rules/link-preview/texts.ts';
import { dataUrl, element, escape, fontFace } from '#scripts/preview/markup.ts';
import type { ReadLink } from '#server/link-preview/read-link.ts';

/** A page as others link to it. */
export interface Link {
  facts: ReadLink;
  /** Names of the steps above it. */
  above: readonly string[];
  /** The picture of its structured data, WebP; null without one. */
  picture: Buffer | null;
  /** The shop's icon, PNG. */
  icon: Buffer;
}

const pictureOf = ({ picture }: ReadLink): string =>
  picture === null || picture.width === 0
    ? ''
    : `<img alt="" src="${dataUrl(`image/${picture.format}`, picture.data)}">`;
const addressOf = (facts: ReadLink): string =>
  `<p class="link" dir="ltr">${escape(`https://${shownAddress(facts)}`)}</p>`;

function textsOf(name: Service['name'], facts: ReadLink) {
  const service = services.find((each) => each.name === name);
  if (service === undefined) throw new TypeError(name);
  return shownTexts(service, facts);
}

function inTelegram({ facts }: Link): string {
  const { title, description } = textsOf('telegram', facts);
  return `<div class="bubble">${addressOf(facts)}<blockquote>${element('b', 'site', facts.siteName)}
    ${element('b', '', title)}${element('p', '', description)}${pictureOf(facts)}</blockquote></div>`;
}

function inWhatsapp({ facts }: Link): string {
  const { title, description } = textsOf('whatsapp', facts);
  return `<div class="bubble"><div class="box">${pictureOf(facts)}<div class="words">
    ${element('b', '', title)}${element('p', '', description)}
    ${element('small', '', new URL(facts.url).host)}</div></div>${addressOf(facts)}</div>`;
}

function onGoogle({ facts, above, picture, icon }: Link): string {
  const { host } = new URL(facts.url);
  const steps = above.length === 0 ? searchAddress(facts).split(' › ') : [host, ...above];
  const way = steps.map((step) => `<bdi>${escape(step)}</bdi>`).join(' › ');
  const beside = picture === null ? '' : `<img alt="" src="${dataUrl('image/webp', picture)}">`;
  return `<div class="result"><div class="from"><img alt="" src="${dataUrl('image/png', icon)}">
    <div>${element('b', '', facts.siteName)}<p dir="ltr">${way}</p></div></div>
    ${element('h3', '', facts.pageTitle)}
    <div class="snippet">${element('p', '', textsOf('google', facts).description)}${beside}</div></div>`;
}

const cards = { telegram: inTelegram, whatsapp: inWhatsapp, google: onGoogle } as const;

const styleFile = new URL('preview-cards.css', import.meta.url);

/** A self-contained page that shows a link as on a phone. @param title what kind of page it leads to */
export function previewCards(title: string, link: Link): string {
  const drawn = (['telegram', 'whatsapp', 'google'] as const).map(
    (name) => `<section class="${name}"><h2>${previewTexts.services[name]}</h2>
      <div class="phone">${cards[name](link)}</div></section>`,
  );
  return `<!DOCTYPE html><html lang="fa" dir="rtl"><meta charset="utf-8"><style>${fontFace()}
    ${readFileSync(styleFile, 'utf8')}</style><h1>${escape(title)}</h1><main>${drawn.join('')}</main></html>`;
}
