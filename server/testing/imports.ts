import { type GetImportAnswer, getImportAnswer, importView } from '#lib/contract/import.ts';
import { type ImportKindName, importPartBytes } from '#lib/contract/import-names.ts';
import { createLogger } from '#server/http/logging.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

interface OfBatch {
  readonly batch: number;
  readonly edited?: 'keep' | 'overwrite';
  readonly guesses?: 'with' | 'without';
}

/** What staff do with files that are brought in. */
export interface ImportDesk extends GoodsDesk {
  /** Uploads a file. @returns its batch */
  upload(content: string | Buffer, fileName?: string, kind?: ImportKindName): Promise<number>;
  /** Reads an uploaded file as a dry run; in toman unless it is said otherwise. */
  readFile(batch: number, more?: object): Promise<GetImportAnswer>;
  /** Uploads a file and reads it. */
  dryRun(content: string | Buffer, more?: object): Promise<GetImportAnswer>;
  /** Makes a call about a batch, and all the work that follows. */
  settled(name: string, body: OfBatch): Promise<GetImportAnswer>;
  /** Uploads a file, reads it and accepts it. */
  bring(content: string | Buffer, more?: object): Promise<GetImportAnswer>;
  /** Reads a file of another kind, in no unit unless it is said. */
  dryRunOf(kind: ImportKindName, content: string | Buffer, more?: object): Promise<GetImportAnswer>;
  /** Reads it and accepts it. */
  bringOf(kind: ImportKindName, content: string | Buffer, more?: object): Promise<GetImportAnswer>;
}

export async function openImportDesk(
  options: Parameters<typeof openGoodsDesk>[0] = {},
): Promise<ImportDesk> {
  const desk = await openGoodsDesk(options);
  const logger = createLogger('silent');

  async function upload(
    content: string | Buffer,
    fileName = 'goods.csv',
    kind: ImportKindName = 'goods',
  ): Promise<number> {
    const bytes = Buffer.from(content);
    const begun = await desk.done('Begin-Import', { fileName, size: bytes.length, kind });
    const { batch } = importView.parse(begun);
    for (let part = 0; part * importPartBytes < bytes.length; part += 1) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      const { statusCode, body } = await desk.shop.app.inject({
        method: 'POST',
        url: `/api/Admin/Upload-Import-Part?batch=${batch}&part=${part}`,
        headers: { ...desk.admin, 'content-type': 'application/octet-stream' },
        payload: bytes.subarray(part * importPartBytes, (part + 1) * importPartBytes),
      });
      if (statusCode !== 200) throw new Error(`The upload was answered ${statusCode} ${body}`);
    }
    return batch;
  }

  async function settled(name: string, body: OfBatch): Promise<GetImportAnswer> {
    await desk.done(name, body);
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left to do
    while ((await desk.shop.job('imports').run(logger)) !== 'later');
    return getImportAnswer.parse(await desk.done('Get-Import', { batch: body.batch }));
  }

  const readFile = (batch: number, more: object = {}) =>
    settled('Start-Import', Object.assign({ batch, unit: 'toman' }, more));
  const dryRun = async (content: string | Buffer, more: object = {}) =>
    readFile(await upload(content), more);
  const dryRunOf: ImportDesk['dryRunOf'] = async (kind, content, more = {}) =>
    readFile(await upload(content, `${kind}.json`, kind), { unit: undefined, ...more });
  const accepted = ({ batch, state, failure }: GetImportAnswer, more: object = {}) => {
    if (state !== 'ready') throw new Error(`The file is ${state}: ${failure}`);
    return settled('Apply-Import', { batch, ...more });
  };

  return {
    ...desk,
    upload,
    readFile,
    dryRun,
    settled,
    dryRunOf,
    bring: async (content, more) => accepted(await dryRun(content), more),
    bringOf: async (kind, content, more) => accepted(await dryRunOf(kind, content, more)),
  };
}
