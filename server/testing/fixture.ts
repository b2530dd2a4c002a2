import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Database, Db } from '#server/db/database.ts';
import {
  attribute,
  attributeOption,
  brand,
  category,
  product,
  productAttribute,
  productPicture,
  variant,
} from '#server/db/schema/catalogue.ts';
import { picture } from '#server/db/schema/picture.ts';
import { slugHistory } from '#server/db/schema/listing.ts';
import { productVideo } from '#server/db/schema/video.ts';
import { contentPage, homeBlock, menuItem, setting } from '#server/db/schema/content.ts';
import { syncListings } from '#server/modules/catalogue/listing-sync.ts';
import type { Filling } from '#server/testing/database.ts';

/** WebsiteCodes of the tiny shop's products. */
export const codes = {
  phone: 1001,
  cheapPhone: 1002,
  soldOut: 1003,
  call: 1004,
  soon: 1005,
  discontinued: 1006,
  /** Removed; its successor is the phone. */
  succeeded: 1007,
  removed: 1008,
  laptop: 1009,
  earphones: 1010,
  /** The first of forty plain cases, for paging. */
  firstCase: 1101,
} as const;
export const caseCount = 40;
/** Number of listed products. */
export const listedCount = 8 + caseCount;

export const variants = {
  /** Stock 3, at most 2 an order, insurable; the 512 GB one is discounted and costs more. */
  phoneBlack: 1,
  phoneBlue: 2,
  cheapPhone: 3,
  soldOut: 4,
  call: 5,
  soon: 6,
  discontinued: 7,
  succeeded: 8,
  removed: 9,
  laptop: 10,
  earphones: 11,
} as const;

export const categories = { all: 0, mobile: 1, phones: 2, cases: 3, laptops: 4 } as const;
export const brands = { samsung: 1, apple: 2 } as const;

/** The smallest shop in which every rule applies. */
export const tinyShop: Filling = {
  name: 'tiny-shop',
  fill: (database) => fillTestShop(database),
};

async function fillTestShop(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await writeTree(tx);
    await writeProducts(tx);
    await writeVariants(tx);
    await writeFacts(tx);
    await writeContent(tx);
    await syncListings(tx, 'all');
  });
}

async function writeTree(tx: Db): Promise<void> {
  await tx.insert(category).values([
    { id: 0, path: [], title: 'فروشگاه', slug: 'shop' },
    { id: 1, parentId: 0, path: [1], title: 'موبایل', slug: 'موبایل', position: 1 },
    { id: 2, parentId: 1, path: [1, 2], title: 'گوشی', slug: 'گوشی', seoText: '<p>گوشی</p>' },
    { id: 3, parentId: 1, path: [1, 3], title: 'قاب', slug: 'قاب', position: 1 },
    { id: 4, parentId: 0, path: [4], title: 'لپ‌تاپ', slug: 'لپ-تاپ', position: 2 },
  ]);
  await tx.insert(brand).values([
    { id: brands.samsung, title: 'سامسونگ', titleEn: 'Samsung', slug: 'سامسونگ' },
    { id: brands.apple, title: 'اپل', titleEn: 'Apple', slug: 'اپل' },
  ]);
}

const day = 86_400_000;
const born = Date.UTC(2026, 0, 1);

type NewProduct = typeof product.$inferInsert;
function plain(id: number, nameFa: string, nameEn: string, more: Partial<NewProduct>): NewProduct {
  const slug = nameFa.replaceAll(' ', '-');
  const createdAt = new Date(born + (id - 1_000) * day);
  return { id, categoryId: 2, brandId: 1, nameFa, nameEn, slug, createdAt, ...more };
}

async function writeProducts(tx: Db): Promise<void> {
  const removedAt = new Date(born + 900 * day);
  await tx
    .insert(product)
    .values([
      plain(codes.phone, 'گوشی گلکسی اس ۲۴', 'Galaxy S24', { popularity: 90, rating: 45 }),
      plain(codes.cheapPhone, 'گوشی آیفون 15', 'Apple iPhone 15', { brandId: 2, popularity: 50 }),
      plain(codes.soldOut, 'گوشی تمام شده', 'Gone Phone', { popularity: 99 }),
      plain(codes.call, 'گوشی تماس', 'Call Phone', {}),
      plain(codes.soon, 'گوشی آینده', 'Future Phone', {}),
      plain(codes.discontinued, 'گوشی قدیمی', 'Old Phone', {}),
      plain(codes.succeeded, 'گوشی پیشین', 'Former Phone', { removedAt, successorId: codes.phone }),
      plain(codes.removed, 'گوشی رفته', 'Removed Phone', { removedAt }),
      plain(codes.laptop, 'لپ‌تاپ مک‌بوک', 'MacBook', { categoryId: 4, brandId: 2 }),
      plain(codes.earphones, 'هندز‌فری بی‌سیم', 'Buds', { categoryId: 1 }),
      ...Array.from({ length: caseCount }, (_, n) =>
        plain(codes.firstCase + n, `قاب شماره ${n}`, `Case ${n}`, { categoryId: 3, popularity: n }),
      ),
    ]);
}

type NewVariant = typeof variant.$inferInsert;
function sold(id: number, productId: number, price: number, more: Partial<NewVariant> = {}) {
  return { id, productId, availability: availabilityCodes.available, price, stock: 10, ...more };
}

async function writeVariants(tx: Db): Promise<void> {
  await tx.insert(variant).values([
    sold(variants.phoneBlack, codes.phone, 50_000_000, {
      colourTitle: 'مشکی',
      colourHex: '#000000',
      storage: '256',
      insurancePrice: 900_000,
      stock: 3,
      maxPerOrder: 2,
    }),
    sold(variants.phoneBlue, codes.phone, 60_000_000, {
      position: 1,
      colourTitle: 'آبی',
      colourHex: '#0000ff',
      storage: '512',
      oldPrice: 75_000_000,
      stock: 1,
    }),
    sold(variants.cheapPhone, codes.cheapPhone, 40_000_000),
    sold(variants.soldOut, codes.soldOut, 1_000_000, { stock: 0 }),
    { id: variants.call, productId: codes.call, availability: availabilityCodes.call, price: 5 },
    { id: variants.soon, productId: codes.soon, availability: availabilityCodes.soon },
    {
      id: variants.discontinued,
      productId: codes.discontinued,
      availability: availabilityCodes.discontinued,
      price: 5,
    },
    sold(variants.succeeded, codes.succeeded, 10),
    sold(variants.removed, codes.removed, 10),
    sold(variants.laptop, codes.laptop, 90_000_000, { oldPrice: 100_000_000 }),
    sold(variants.earphones, codes.earphones, 3_000_000),
    ...Array.from({ length: caseCount }, (_, n) =>
      sold(101 + n, codes.firstCase + n, 100_000 + n * 1_000, { stock: 1_000, maxPerOrder: 1_000 }),
    ),
  ]);
}

async function writeFacts(tx: Db): Promise<void> {
  await tx.insert(picture).values([
    { hash: 'aaaaaaaaaaaa', width: 1_200, height: 1_200 },
    { hash: 'bbbbbbbbbbbb', width: 1_200, height: 1_200 },
  ]);
  await tx.insert(productPicture).values([
    { productId: codes.phone, position: 1, pictureHash: 'bbbbbbbbbbbb', alt: 'پشت' },
    { productId: codes.phone, position: 0, pictureHash: 'aaaaaaaaaaaa', alt: 'رو' },
  ]);
  const film = { productId: codes.phone, posterHash: 'bbbbbbbbbbbb', createdAt: new Date(born) };
  await tx.insert(productVideo).values([
    { ...film, position: 1, title: 'در آپارات', aparat: 'Ab-1' },
    { ...film, position: 0, title: 'از نزدیک', file: 'film-abc123.mp4', seconds: 8 },
  ]);
  const shown = { isFilter: true, isHighlight: true };
  await tx.insert(attribute).values([
    { id: 1, key: 'ram', title: 'رم', groupTitle: 'حافظه', kind: 'choice', ...shown },
    {
      id: 2,
      key: 'screen',
      title: 'صفحه',
      groupTitle: 'نمایش',
      kind: 'range',
      unit: 'اینچ',
      isFilter: true,
      position: 1,
    },
    {
      id: 3,
      key: 'nfc',
      title: 'NFC',
      groupTitle: 'ارتباط',
      kind: 'switch',
      isFilter: true,
      position: 2,
    },
  ]);
  await tx.insert(attributeOption).values([
    { id: 1, attributeId: 1, value: '8', label: '8 گیگابایت' },
    { id: 2, attributeId: 1, value: '12', label: '12 گیگابایت' },
  ]);
  await tx.insert(productAttribute).values([
    { productId: codes.phone, attributeId: 1, optionId: 2 },
    { productId: codes.phone, attributeId: 2, numberValue: 6.7 },
    { productId: codes.phone, attributeId: 3, booleanValue: true },
    { productId: codes.cheapPhone, attributeId: 1, optionId: 1 },
    { productId: codes.cheapPhone, attributeId: 2, numberValue: 6.1 },
  ]);
}

async function writeContent(tx: Db): Promise<void> {
  await tx.insert(contentPage).values([
    { id: 1, name: 'تماس-با-ما', title: 'تماس با ما', bodyHtml: '<p>سلام</p>' },
    { id: 2, name: 'hidden', title: 'پنهان', bodyHtml: '', noIndex: true },
  ]);
  await tx.insert(slugHistory).values({ kind: 'page', slug: 'تماس', entityId: 1 });
  await tx.insert(menuItem).values([
    { id: 1, place: 'menu', label: 'موبایل', url: '/shop/category/1/موبایل', type: 'megamenu' },
    { id: 2, place: 'menu', parentId: 1, label: 'برند', level: 0, position: 1 },
    { id: 3, place: 'menu', parentId: 1, label: 'اپل', url: '/shop/brand/2/اپل', position: 2 },
    { id: 4, place: 'footer', label: 'تماس', url: '/تماس-با-ما', position: 1 },
  ]);
  await tx.insert(setting).values([{ key: 'aboutUs', value: '<p>کهربا</p>' }]);
  const rail = { look: 'rail', text: '', categoryId: 0, limit: 2 };
  await tx.insert(homeBlock).values([
    { position: 2, type: 'products', title: 'پرطرفدار', data: { ...rail, pick: 'popular' } },
    { position: 1, type: 'products', title: 'تخفیف', data: { ...rail, pick: 'discounted' } },
    { position: 3, type: 'categories', title: 'دسته‌ها', data: { ids: [4, 1] } },
    { position: 4, type: 'brands', title: 'برندها', data: { ids: [2, 99] } },
    {
      position: 5,
      type: 'products',
      title: 'خالی',
      data: { ...rail, categoryId: 98, pick: 'newest' },
    },
  ]);
}
