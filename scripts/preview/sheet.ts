import { readFileSync } from 'node:fs';
import { type LinkFacts, searchAddress, shownAddress } from '#lib/rules/link-preview/facts.ts';
import { type Service, services, shownTexts } from '#lib/rules/link-preview/services.ts';
import { previewTexts as texts } from '#lib/rules/link-preview/texts.ts';
import { commonWarnings, showsPicture, warningsFor } from '#lib/rules/link-preview/warnings.ts';
import { dataUrl, element, escape, fontFace } from '#scripts/preview/markup.ts';
import type { ReadLink } from '#server/link-preview/read-link.ts';

interface Shown {
  title: string;
  description: string;
  picture: string;
}

function shownBy(service: Service, facts: ReadLink): Shown {
  const { picture } = facts;
  const isShown = picture !== null && showsPicture(service, facts);
  return {
    ...shownTexts(service, facts),
    picture: isShown
      ? `<img alt="" src="${dataUrl(`image/${picture.format}`, picture.data)}">`
      : '',
  };
}

const host = ({ url }: LinkFacts): string => new URL(url).host;
const link = (facts: LinkFacts): string =>
  `<p class="link" dir="ltr">${escape(shownAddress(facts))}</p>`;

type Drawing = (facts: LinkFacts, shown: Shown) => string;

const inMessenger: Drawing = (facts, { title, description, picture }) =>
  `<div class="bubble">${link(facts)}<blockquote>${picture}${element('b', 'site', facts.siteName)}
    ${element('b', '', title)}${element('p', '', description)}</blockquote></div>`;

const drawings: Record<Service['name'], Drawing> = {
  telegram: (facts, { title, description, picture }) =>
    `<div class="bubble">${link(facts)}<blockquote>${element('b', 'site', facts.siteName)}
    ${element('b', '', title)}${element('p', '', description)}${picture}</blockquote></div>`,
  whatsapp: (facts, { title, description, picture }) =>
    `<div class="bubble"><div class="box">${picture}<div class="words">${element('b', '', title)}
    ${element('p', '', description)}${element('small', '', host(facts))}</div></div>${link(facts)}</div>`,
  eitaa: inMessenger,
  bale: inMessenger,
  x: (facts, { title, picture }) =>
    picture === ''
      ? `<div class="box words">${element('small', '', host(facts))}${element('b', '', title)}</div>`
      : `<div class="box over">${picture}${element('span', '', title)}</div>
        ${element('small', '', host(facts))}`,
  google: (facts, { title, description }) =>
    facts.noIndex
      ? element('p', 'none', texts.notListed)
      : `${element('small', 'site', facts.siteName)}<p class="way" dir="ltr">${escape(searchAddress(facts))}</p>
        ${element('h3', '', title)}${element('p', '', description)}`,
};

const list = (words: readonly string[], none: string): string =>
  words.length === 0
    ? `<p class="fine">${none}</p>`
    : `<ul>${words.map((each) => `<li>${escape(each)}</li>`).join('')}</ul>`;

function drawing(service: Service, facts: ReadLink): string {
  const { name } = service;
  const drawn =
    facts.status === 200
      ? drawings[name](facts, shownBy(service, facts))
      : `<div class="bubble">${link(facts)}</div>`;
  return `<section class="${name}"><h2>${texts.services[name]}</h2><div class="card">${drawn}</div>
    ${list(warningsFor(service, facts), texts.fine)}</section>`;
}

const styleFile = new URL('sheet.css', import.meta.url);

/** A self-contained page that shows a link as the services would, with warnings. */
export function sheet(facts: ReadLink): string {
  const common = commonWarnings(facts);
  return `<!DOCTYPE html><html lang="fa" dir="rtl"><meta charset="utf-8"><style>${fontFace()}
    ${readFileSync(styleFile, 'utf8')}</style>
    <header><h1>${texts.heading}</h1>${link(facts)}${list(common, texts.fineEverywhere)}</header>
    <main>${services.map((service) => drawing(service, facts)).join('')}</main></html>`;
}
