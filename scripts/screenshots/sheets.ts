import type { Page } from 'playwright';
import { sprites } from '#lib/sprites.ts';

/**
 * Pages with the design system's sheets, built with the shop's own style sheet and nothing else.
 */

/** Their element, the only part shown. */
export const sheet = '#sheet';

const groups: [title: string, tokens: string[]][] = [
  ['زمینه و خط', ['ground', 'surface', 'sunken', 'sunken-2', 'line', 'line-strong']],
  ['مرکب', ['ink', 'ink-2', 'ink-3', 'inverse', 'on-inverse', 'star']],
  ['کهربا', ['amber', 'amber-hover', 'amber-press', 'amber-ink', 'amber-wash', 'amber-line']],
  ['پیام', ['good', 'good-wash', 'bad', 'bad-wash', 'warn', 'warn-wash', 'info', 'info-wash']],
  ['پشت نوشته', ['t-sand', 't-mist', 't-sage', 't-clay', 't-lilac', 't-stone']],
  ['پشت عکس', ['p-sand', 'p-mist', 'p-sage', 'p-clay', 'p-lilac', 'p-stone']],
];

/** Size and line height in px, weight. */
const letters: [size: number, line: number, weight: number][] = [
  [12, 20, 400],
  [13, 22, 400],
  [14, 24, 500],
  [16, 28, 600],
  [18, 30, 700],
  [22, 36, 700],
  [28, 42, 800],
  [36, 52, 800],
];

const swatch = (token: string): string =>
  `<div style="inline-size:7.5rem"><div style="block-size:3.5rem;border-radius:12px;background:var(--${token});` +
  `box-shadow:inset 0 0 0 1px var(--ring)"></div><small><bdi dir="ltr">--${token}</bdi></small></div>`;

const row = (title: string, content: string): string =>
  `<section style="display:grid;grid-template-columns:7rem 1fr;gap:1rem;align-items:center">` +
  `<h2 style="font-weight:700">${title}</h2>` +
  `<div style="display:flex;flex-wrap:wrap;gap:1rem;align-items:center">${content}</div></section>`;

const tokens = (): string =>
  groups.map(([title, names]) => row(title, names.map(swatch).join(''))).join('') +
  row(
    'حروف',
    letters
      .map(
        ([size, line, weight]) =>
          `<span style="font:${weight} ${size}px/${line}px var(--font)">کهربا ۱۲۳۴</span>`,
      )
      .join(''),
  );

const icon = (name: string): string =>
  `<svg class="i" aria-hidden="true"><use href="${sprites.icons}#${name}"/></svg>`;

const components = (): string =>
  [
    row(
      'دکمه',
      '<button class="btn btn-primary">افزودن به سبد</button><button class="btn btn-outline">تلاش دوباره</button>' +
        '<button class="btn btn-outline btn-sm">همه</button><button class="btn btn-primary" disabled>ناموجود</button>' +
        `<button class="icon-btn icon-btn-outline">${icon('chevron-right')}</button>` +
        `<button class="icon-btn icon-btn-outline">${icon('chevron-left')}</button><span class="link more">همهٔ کالاها</span>`,
    ),
    row(
      'چیپ',
      `<span class="chip">${icon('smartphone')}موبایل</span><span class="chip" aria-current="true">۲۵۶ گیگابایت</span>`,
    ),
    row(
      'برچسب',
      '<span class="pct"><bdi dir="rtl">&#x061C;۱۸٪</bdi></span><span class="tag tag-good">موجود</span>' +
        '<span class="tag tag-warn">تماس بگیرید</span><span class="tag tag-info">به‌زودی</span><span class="tag tag-bad">ناموجود</span>',
    ),
    row(
      'قیمت',
      '<span class="price">۳۱٬۹۰۰٬۰۰۰ <small>تومان</small></span><s class="was">۳۷٬۵۳۰٬۰۰۰</s><span class="rate">۴٫۶</span>' +
        '<span class="few">تنها ۲ عدد مانده</span>',
    ),
    row(
      'ورودی',
      '<label class="input" style="inline-size:18rem"><input placeholder="دنبال چه چیزی می‌گردید؟"></label>' +
        '<label class="input input-err" style="inline-size:14rem"><input dir="ltr" value="0912"></label>' +
        '<label class="check"><input type="checkbox" checked>بیمه</label>',
    ),
    row(
      'راهبری',
      '<nav class="tabs"><a aria-current="true">جدیدترین</a><a>محبوب‌ترین</a><a>ارزان‌ترین</a></nav>' +
        `<nav class="pages" style="margin:0"><a>۱</a><a aria-current="page">۲</a><a>۳</a><span>…</span><a>۱۷</a></nav>`,
    ),
    row(
      'بخش خراب',
      `<div class="broken" style="min-block-size:0;margin:0;inline-size:20rem">${icon('circle-alert')}<p>این بخش نمایش داده نشد.</p><button class="btn btn-outline btn-sm">تلاش دوباره</button></div>`,
    ),
  ].join('');

async function show(page: Page, content: string): Promise<void> {
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, `<main id="sheet" style="display:grid;gap:1.5rem;inline-size:64rem;padding:2rem">${content}</main>`);
}

export const showTokens = (page: Page): Promise<void> => show(page, tokens());
export const showComponents = (page: Page): Promise<void> => show(page, components());
