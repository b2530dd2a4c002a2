import { linkTo } from '../page-text.ts';
import { toBrand, toCategory, toPost, toProduct } from '../links.ts';
import { demoProduct } from './products.ts';
import type { PostKey } from './titles.ts';

const link = (href: string, words: string): string => `<a href="${href}">${words}</a>`;

export const category = (key: string, words: string): string => link(toCategory(key), words);
export const brand = (key: string, words: string): string => link(toBrand(key), words);
export const post = (key: PostKey, words: string): string => link(toPost(key), words);
export const page = linkTo;
/** @param nameEn as in the catalogue */
export const product = (nameEn: string, words: string): string => link(toProduct(nameEn), words);

/**
 * Marks the place of a product card in a post (lib/contract/blog.ts). @param nameEn as in the
 * catalogue
 */
export const card = (nameEn: string): string => `<p data-product="${demoProduct(nameEn).id}"></p>`;

/** Latin text in Persian text, isolated so that digits and hyphens keep their order. */
export const ltr = (words: string): string => `<bdi dir="ltr">${words}</bdi>`;

const items = (tag: 'ul' | 'ol', entries: readonly string[]): string =>
  `<${tag}>${entries.map((entry) => `<li>${entry}</li>`).join('')}</${tag}>`;
export const list = (...entries: string[]): string => items('ul', entries);
export const steps = (...entries: string[]): string => items('ol', entries);
export const quote = (words: string): string => `<blockquote><p>${words}</p></blockquote>`;

/** An empty corner cell is not a header. */
const cellOf = (tag: 'th' | 'td', words: string): string =>
  tag === 'th' && words !== '' ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((words) => cellOf(tag, words)).join('')}</tr>`;

export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
