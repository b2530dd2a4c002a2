import sharp from 'sharp';
import { importPartBytes } from '#lib/contract/import-names.ts';
import {
  type ImportPicture,
  type ImportPicturesView,
  importPicturesView,
  listImportPicturesAnswer,
} from '#lib/contract/import-pictures.ts';
import { createLogger } from '#server/http/logging.ts';
import { rowKindsOf } from '#server/import-kinds.ts';
import { createImportPictures } from '#server/modules/import/import-pictures-service.ts';
import type { Answer } from '#server/testing/shop.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';
import { openPictureSite, type PictureSite } from '#server/testing/picture-site.ts';

/** A shop that brings in files whose pictures are at a site on this machine. */
export interface PictureDesk extends ImportDesk {
  readonly site: PictureSite;
  pictures(batch: number): Promise<ImportPicturesView>;
  listed(batch: number, more?: object): Promise<ImportPicture[]>;
  /** Fetches until no picture waits. */
  fetchAll(): Promise<void>;
  /** Confirms hosts of the site, and fetches their pictures. */
  fetchFrom(batch: number, ...names: readonly string[]): Promise<ImportPicturesView>;
  /** Sends a ZIP in parts. @returns the last answer */
  sendArchive(batch: number, zip: Buffer): Promise<Answer>;
  close(): Promise<void>;
}

/** @param given the site, which the caller closes with the desk; absent: one of its own */
export async function openPictureDesk(
  options: Parameters<typeof openImportDesk>[0] = {},
  given?: PictureSite,
): Promise<PictureDesk> {
  const desk = await openImportDesk(options);
  const site = given ?? (await openPictureSite());
  const { shop } = desk.shop;
  const rowKinds = rowKindsOf({ ...shop, siteUrl: shop.settings.siteUrl });
  const { job } = createImportPictures({ ...shop, rowKinds }, site.reach);
  const logger = createLogger('silent');

  const pictures = async (batch: number) =>
    importPicturesView.parse(await desk.done('List-Import-Hosts', { batch }));

  async function fetchAll(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left to do
    while ((await job.run(logger)) !== 'later');
  }

  async function sendArchive(batch: number, zip: Buffer): Promise<Answer> {
    const fileName = 'uploads.zip';
    let answer = await desk.call('Begin-Import-Archive', { batch, fileName, size: zip.length });
    for (let part = 0; part * importPartBytes < zip.length && answer.status === 200; part += 1) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const { statusCode, body } = await desk.shop.app.inject({
        method: 'POST',
        url: `/api/Admin/Upload-Import-Archive-Part?batch=${batch}&part=${part}`,
        headers: { ...desk.admin, 'content-type': 'application/octet-stream' },
        payload: zip.subarray(part * importPartBytes, (part + 1) * importPartBytes),
      });
      answer = { status: statusCode, body: JSON.parse(body), headers: {} };
    }
    return answer;
  }

  return {
    ...desk,
    site,
    pictures,
    listed: async (batch, more = {}) =>
      listImportPicturesAnswer.parse(await desk.done('List-Import-Pictures', { batch, ...more }))
        .items,
    fetchAll,
    fetchFrom: async (batch, ...names) => {
      const hosts = names.map((name) => `${name}:${site.port}`);
      await desk.done('Start-Import-Pictures', { batch, hosts });
      await fetchAll();
      return pictures(batch);
    },
    sendArchive,
    close: async () => {
      await site.close();
      await desk.shop.close();
    },
  };
}

/** A small PNG; another one for each number. */
export const pngOf = (n: number): Promise<Buffer> =>
  sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: n % 256, g: n >> 8, b: 90 } },
  })
    .png()
    .toBuffer();

const heads = ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Stock', 'Parent', 'Images'] as const;
type GoodsRow = Partial<Record<(typeof heads)[number] | 'Colour', string>>;

const cell = (text = ''): string => `"${text.replaceAll('"', '""')}"`;

/** A file of goods. `Colour` is the value of a variation's attribute, or the values of its parent. */
export function goodsOf(all: readonly GoodsRow[]): string {
  return [
    [...heads, 'Attribute 1 name', 'Attribute 1 value(s)'],
    ...all.map((row) => [
      ...heads.map((head) => row[head] ?? ''),
      row.Colour === undefined ? '' : 'رنگ',
      row.Colour ?? '',
    ]),
  ]
    .map((cells) => cells.map((text) => cell(text)).join(','))
    .join('\n');
}

/** A simple product with the pictures at these addresses. */
export const goodsRow = (id: number, ...addresses: readonly string[]): GoodsRow => ({
  ID: String(id),
  Type: 'simple',
  SKU: `P-${id}`,
  Name: `کالای ${id}`,
  'Regular price': '100',
  Stock: '3',
  Images: addresses.join(', '),
});
