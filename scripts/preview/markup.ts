import { readFileSync } from 'node:fs';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element with its text; empty without text. */
export const element = (name: string, className: string, text: string): string =>
  text === '' ? '' : `<${name} class="${className}" dir="auto">${escape(text)}</${name}>`;

export const dataUrl = (type: string, data: Buffer): string =>
  `data:${type};base64,${data.toString('base64')}`;

const fontFile = new URL('../../app/fonts/vazirmatn.woff2', import.meta.url);

/** The shop's font, within a style sheet. */
export function fontFace(): string {
  const font = dataUrl('font/woff2', readFileSync(fontFile));
  return `@font-face { font-family: Vazirmatn; src: url(${font}); font-weight: 400 800; }`;
}
