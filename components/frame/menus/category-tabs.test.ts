/** @jest-environment #scripts/jest/browser-environment.ts */
import { beforeEach, expect, test } from '@jest/globals';
import { startCategoryTabs } from '#components/frame/menus/category-tabs.ts';
import { frameIds } from '#components/frame/texts.ts';

const entry = (name: string, isOpen: boolean) =>
  `<details${isOpen ? ' open' : ''}><summary class="cat-name">${name}</summary>
    <div><a href="/shop">همهٔ کالاهای ${name}</a></div></details>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="${frameIds.allCategories}">
    ${entry('موبایل', false)}${entry('لپ‌تاپ', true)}</div><a href="/blog">مجله</a>`;
});

test.each([
  ['a name', 'details[open] > summary', 'لپ‌تاپ'],
  ['a link', 'details[open] a', 'همهٔ کالاهای لپ‌تاپ'],
  ['a link elsewhere', 'body > a', 'مجله'],
])('the focus stays at %s', (_place, selector, text) => {
  const before = document.querySelector<HTMLElement>(selector);
  before?.focus();
  expect(document.activeElement).toBe(before);
  startCategoryTabs();
  expect(document.querySelectorAll('[role="tab"]')).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe(text);
});
