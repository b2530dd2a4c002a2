import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { z } from 'zod';
import { accountOf, signIn } from '#scripts/lib/demo-login.ts';
import { fillImports } from '#scripts/screenshots/panel-import.ts';
import { post } from '#scripts/screenshots/service.ts';
import type { View } from '#scripts/screenshots/views.ts';

/** Where the panel's pictures lie, below the folder of all pictures. */
export const panelFolder = 'panel';

type Headers = Readonly<Record<string, string>>;

async function enter(page: Page, base: string, { cookie = '' }: Headers): Promise<void> {
  const cookies = cookie.split('; ').map((each) => {
    const end = each.indexOf('=');
    return { name: each.slice(0, end), value: each.slice(end + 1), url: base };
  });
  await page.context().addCookies(cookies);
}

/** Waits until the screen has what it asked the service for. */
async function whenShown(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

/** Screens by the picture's name; `$` stands for the first one of its list. */
const screens: readonly (readonly [name: string, path: string])[] = [
  ['home', '/home'],
  ['orders', '/orders'],
  ['packing', '/packing'],
  ['receipts', '/receipts'],
  ['returns', '/returns'],
  ['money', '/money'],
  ['products', '/products'],
  ['product', '/products/$product'],
  ['product-new', '/products/new'],
  ['prices', '/prices'],
  ['price-sheet', '/price-sheet'],
  ['bulk', '/bulk'],
  ['categories', '/categories'],
  ['events-pages', '/events'],
  ['brands', '/brands'],
  ['attributes', '/attributes'],
  ['media', '/media'],
  ['order', '/orders/$order'],
  ['labels', '/print/labels?numbers=$order'],
  ['slips', '/print/slips?numbers=$order'],
  ['former-orders', '/former-orders'],
  ['customers', '/customers'],
  ['customer', '/customers/$customer'],
  ['newsletter', '/customers/newsletter'],
  ['awaited', '/customers/awaited'],
  ['chats', '/chat'],
  ['chat', '/chat?chat=$chat'],
  ['visitors', '/chat/visitors'],
  ['chat-replies', '/chat/replies'],
  ['chat-hours', '/chat/hours'],
  ['chat-blocked', '/chat/blocked'],
  ['complaints', '/chat/complaints'],
  ['messages', '/messages'],
  ['opinions', '/opinions'],
  ['posts', '/posts'],
  ['post', '/posts/$post'],
  ['post-new', '/posts/new'],
  ['pages', '/pages'],
  ['page-new', '/pages/new'],
  ['page', '/pages/edit?name=$page'],
  ['redirects', '/redirects'],
  ['link-preview', '/link-preview?url=/'],
  ['home-page', '/appearance/home'],
  ['menus', '/appearance/menus'],
  ['banner', '/appearance/banner'],
  ['footer', '/appearance/footer'],
  ['brand', '/appearance/brand'],
  ['discounts', '/discounts'],
  ['discount', '/discounts/$discount'],
  ['reports', '/reports'],
  ['shop', '/settings/shop'],
  ['selling', '/settings/selling'],
  ['payment', '/settings/payment'],
  ['delivery', '/settings/delivery'],
  ['delivery-method', '/settings/delivery/$method'],
  ['delivery-slots', '/settings/delivery/$method/slots'],
  ['sms', '/settings/sms'],
  ['feeds', '/settings/feeds'],
  ['measuring', '/settings/measuring'],
  ['staff', '/settings/staff'],
  ['events', '/settings/events'],
  ['backup', '/settings/backup'],
  ['setup', '/setup'],
  ['me', '/me'],
  ['more', '/more'],
];
/** Steps of two files that are brought in. */
const importScreens: typeof screens = [
  ['import', '/import'],
  ['import-columns', '/import/$new?step=columns'],
  ['import-money', '/import/$new?step=money'],
  ['import-trial', '/import/$new?state=changed'],
  ['import-report', '/import/$old'],
];
const alsoDark = new Set(['home', 'orders', 'order', 'prices', 'product']);
/** Screens that a desk does not have. */
const onPhones = new Set(['more']);

/** The list that `$…` stands for the first item of: its call, the item's key, and what is asked for. */
const lists: Readonly<Record<string, readonly [call: string, key: string, body?: object]>> = {
  product: ['List-Goods', 'websiteCode'],
  order: ['Get-Orders', 'number'],
  customer: ['Get-Customers', 'id'],
  post: ['List-Posts', 'id'],
  page: ['List-Pages', 'name'],
  discount: ['Get-Promotions', 'id'],
  method: ['Get-Delivery-Methods', 'id'],
  chat: ['Get-Chats', 'id', { list: 'all' }],
};
const listAnswer = z.object({ items: z.tuple([z.looseObject({})]).rest(z.unknown()) });

/** @returns the path with the first of its list in place of `$…` */
async function filled(base: string, path: string, headers: Headers): Promise<string> {
  const [whole = '', name = ''] = /\$([a-z]+)/.exec(path) ?? [];
  const list = lists[name];
  if (!list) return path;
  const [call, key, body = {}] = list;
  const { items } = listAnswer.parse(await post(base, `Admin/${call}`, body, headers));
  return path.replace(whole, String(items[0][key]));
}

/** A talk to show, and ready answers. */
async function fillInbox(base: string, headers: Headers): Promise<void> {
  const visitors = [
    ['پویا رستمی', 'گارانتی این هدفون تعویضه؟'],
    ['سارا کاظمی', 'سلام، وقت بخیر. سفارش من کی به دستم می‌رسد؟'],
  ] as const;
  for (const [at, [name, message]] of visitors.entries()) {
    await post(base, 'chat/leave-message', { name, mobile: `0912345670${at}`, message });
  }
  const replies = { 'زمان-تحویل': 'تا دو روز کاری می‌رسد.', کادو: 'بله {name}، کادو هم می‌شود.' };
  for (const [shortcut, body] of Object.entries(replies)) {
    await post(base, 'Admin/Save-Chat-Reply', { shortcut, body }, headers);
  }
  const chat = await filled(base, '$chat', headers);
  const answer = { chat, clientId: randomUUID(), body: 'سلام، روزتان خوش. فردا پیش از ظهر می‌رسد.' };
  await post(base, 'Admin/Send-Chat-Message', answer, headers);
  await post(
    base,
    'Admin/Save-Chat-Note',
    { chat, body: 'مشتری همیشگی؛ کادو بدون فاکتور.' },
    headers,
  );
}

/** Opens the landing pages of a category. */
async function openLandings(page: Page): Promise<void> {
  await whenShown(page);
  await page.getByRole('button', { name: 'کارهای دیگر برای تلویزیون', exact: true }).click();
  await page.getByRole('menuitem', { name: 'صفحه‌های ورودی' }).click();
  await page.getByRole('list', { name: 'صفحه‌های ورودی' }).waitFor();
}

/** Dialogs above the screen of the categories, by the picture's name. */
const dialogs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  landings: openLandings,
  'landing-new': async (page) => {
    await openLandings(page);
    await page.getByRole('button', { name: 'صفحهٔ تازه' }).click();
    await page.getByRole('textbox', { name: 'عنوان صفحه' }).fill('تلویزیون زیر ۳۰ میلیون');
    await page.getByRole('textbox', { name: 'قیمت تا' }).fill('۳۰۰۰۰۰۰۰');
  },
};

/** Every screen of the panel, for the demo shop's owner. @param base address of the shop or its service */
export async function panelViews(base: string): Promise<View[]> {
  const headers = await signIn(base, accountOf('Administrator'));
  await fillInbox(base, headers);
  const views: View[] = [
    {
      name: `${panelFolder}/login`,
      path: '/cpfpco',
      widths: [390, 768, 1440],
      prepare: (page) => page.getByRole('button', { name: 'ورود' }).waitFor(),
    },
    {
      name: `${panelFolder}/search`,
      path: '/cpfpco/home',
      widths: [390, 1440],
      before: (page) => enter(page, base, headers),
      prepare: async (page) => {
        await whenShown(page);
        await page.keyboard.press('Control+KeyK');
        await page.getByRole('dialog').getByRole('combobox').fill('گوشی');
        await page.getByRole('option', { name: /گوشی/ }).first().waitFor();
      },
    },
  ];
  for (const [name, path] of screens) {
    views.push({
      name: `${panelFolder}/${name}`,
      path: `/cpfpco${await filled(base, path, headers)}`,
      widths: onPhones.has(name) ? [390] : [390, 768, 1440],
      ...(alsoDark.has(name) && { dark: [390, 1440] }),
      before: (page) => enter(page, base, headers),
      prepare: whenShown,
    });
  }
  for (const [name, prepare] of Object.entries(dialogs)) {
    views.push({
      name: `${panelFolder}/${name}`,
      path: '/cpfpco/categories',
      widths: [390, 768, 1440],
      before: (page) => enter(page, base, headers),
      prepare,
    });
  }
  for (const [name, path] of importScreens) {
    views.push({
      name: `${panelFolder}/${name}`,
      path: '/cpfpco/import',
      widths: [390, 768, 1440],
      before: (page) => enter(page, base, headers),
      prepare: async (page) => {
        const batches = await fillImports(base, headers);
        const shown = path.replace('$old', `${batches.old}`).replace('$new', `${batches.new}`);
        await page.goto(`${base}/cpfpco${shown}`);
        await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
        await whenShown(page);
      },
    });
  }
  return views;
}
