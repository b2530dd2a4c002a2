import type { LinkFacts, LinkPicture } from '#lib/rules/link-preview/facts.ts';
import {
  pictureFormats,
  type Service,
  services,
  textsFor,
} from '#lib/rules/link-preview/services.ts';
import { previewTexts as texts } from '#lib/rules/link-preview/texts.ts';
import { titleWidth } from '#lib/rules/link-preview/width.ts';

/** Recommended maximum size of an image in bytes, for shoppers who pay for data. */
const lightPicture = 300_000;

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Warnings that apply to every service. */
export function commonWarnings({ status, redirects, namedAs, picture }: LinkFacts): string[] {
  const found: string[] = [];
  if (status === 404 || status === 410) found.push(texts.notFound(status));
  else if (status >= 300 && status < 400) found.push(texts.away(status));
  else if (status !== 200) found.push(texts.failed(status));
  if (redirects.length > 0) found.push(texts.redirected(redirects.length));
  if (namedAs !== '') found.push(texts.namedAs(namedAs));
  if (picture === null) found.push(texts.noPicture);
  else found.push(...pictureWarnings(picture));
  return found;
}

function pictureWarnings({ status, bytes, format }: LinkPicture): string[] {
  if (status !== 200) return [texts.pictureAway];
  if (!pictureFormats.has(format)) return [texts.pictureFormat(format)];
  return bytes > lightPicture ? [texts.slowPicture(kilobytes(bytes), kilobytes(lightPicture))] : [];
}

/** Warnings of a title and a description in one service. */
export function textWarnings(service: Service, facts: LinkFacts): TextWarnings {
  const { title, description } = textsFor(service, facts);
  return { title: titleWarning(service, title), description: textWarning(service, description) };
}

interface TextWarnings {
  readonly title: string | null;
  readonly description: string | null;
}

function titleWarning({ title: most, titlePixels }: Service, title: string): string | null {
  if (title === '') return texts.noTitle;
  if (titlePixels !== undefined) {
    const width = titleWidth(title);
    return width > titlePixels ? texts.wideTitle(width, titlePixels) : null;
  }
  const { length } = [...title];
  return length > most ? texts.longTitle(length, most) : null;
}

function textWarning({ description: most }: Service, description: string): string | null {
  if (most === 0) return null;
  if (description === '') return texts.noDescription;
  const { length } = [...description];
  return length > most ? texts.longDescription(length, most) : null;
}

function sizeWarnings({ picture: limits }: Service, { picture }: LinkFacts): string[] {
  if (limits === null || picture === null || picture.width === 0) return [];
  const found: string[] = [];
  if (picture.bytes > limits.bytes) {
    found.push(texts.heavyPicture(kilobytes(picture.bytes), kilobytes(limits.bytes)));
  }
  if (picture.width < limits.width || picture.height < limits.height) {
    const least = `${limits.width}×${limits.height}`;
    found.push(texts.smallPicture(picture.width, picture.height, least));
  }
  return found;
}

/** Warnings for one service. */
export function warningsFor(service: Service, facts: LinkFacts): string[] {
  if (facts.status !== 200) return [];
  const { title, description } = textWarnings(service, facts);
  const found = [title, description].filter((each) => each !== null);
  found.push(...sizeWarnings(service, facts));
  if (service.lists && facts.noIndex) found.push(texts.noIndex);
  const isLarge = facts.card === 'summary_large_image';
  if (service.name === 'x' && facts.picture !== null && !isLarge) found.push(texts.smallCard);
  return found;
}

/** Whether a service shows the image at all. */
export function showsPicture({ picture: limits }: Service, { picture }: LinkFacts): boolean {
  if (limits === null || picture === null) return false;
  const isPicture = picture.status === 200 && pictureFormats.has(picture.format);
  return isPicture && picture.bytes <= limits.bytes && picture.width >= limits.width;
}

/** All warnings of a link: those that apply everywhere, and those of each service. */
export interface LinkWarnings {
  common: string[];
  services: Record<Service['name'], string[]>;
}

export function judgeLink(facts: LinkFacts): LinkWarnings {
  const of = (name: Service['name']): string[] =>
    services.filter((each) => each.name === name).flatMap((each) => warningsFor(each, facts));
  return {
    common: commonWarnings(facts),
    services: {
      google: of('google'),
      telegram: of('telegram'),
      whatsapp: of('whatsapp'),
      eitaa: of('eitaa'),
      bale: of('bale'),
      x: of('x'),
    },
  };
}
