import type { LinkFacts, Picture } from '#scripts/preview/facts.ts';
import { pictureFormats, type Service, textsFor } from '#scripts/preview/services.ts';
import { previewTexts as texts } from '#scripts/preview/texts.ts';

/** Recommended maximum size of an image in bytes, for shoppers who pay for data. */
const lightPicture = 300_000;

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Warnings that apply to every service. */
export function commonWarnings({ status, redirects, namedAs, picture }: LinkFacts): string[] {
  const found: string[] = [];
  if (status === 404 || status === 410) found.push(texts.notFound(status));
  else if (status !== 200) found.push(texts.failed(status));
  if (redirects.length > 0) found.push(texts.redirected(redirects.length));
  if (namedAs !== '') found.push(texts.namedAs(namedAs));
  if (picture === null) found.push(texts.noPicture);
  else found.push(...pictureWarnings(picture));
  return found;
}

function pictureWarnings({ status, bytes, format }: Picture): string[] {
  if (status !== 200) return [texts.pictureAway];
  if (!pictureFormats.has(format)) return [texts.pictureFormat(format)];
  return bytes > lightPicture ? [texts.slowPicture(kilobytes(bytes), kilobytes(lightPicture))] : [];
}

function textWarnings(service: Service, facts: LinkFacts): string[] {
  const { title, description } = textsFor(service, facts);
  const found: string[] = [];
  const [titleLength, length] = [[...title].length, [...description].length];
  if (title === '') found.push(texts.noTitle);
  if (titleLength > service.title) found.push(texts.longTitle(titleLength, service.title));
  if (service.description === 0) return found;
  if (description === '') found.push(texts.noDescription);
  if (length > service.description) found.push(texts.longDescription(length, service.description));
  return found;
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
  const found = [...textWarnings(service, facts), ...sizeWarnings(service, facts)];
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
