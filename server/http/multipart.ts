import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** One file with texts, as a form sends them. */
export interface Upload {
  readonly file: Buffer;
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Most parts of a body, and most characters of a text. */
const mostParts = 6;
const longestField = 2_000;

/** Reads bodies of multipart/form-data as bytes in this part of the service. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/**
 * The file of a form. Parts are counted before they are read: a body of 10,000 parts costs a search.
 * @throws {ShopError} 400 for a broken body, 413 for too many parts, 422 without a file
 */
export async function uploadOf(contentType: string, body: unknown): Promise<Upload> {
  if (!Buffer.isBuffer(body)) throw broken();
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (mark === undefined) throw broken();
  if (countOf(body, `--${mark}`) > mostParts + 1) {
    throw new ShopError(413, 'TOO_MANY_PARTS', httpTexts.tooLarge);
  }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch((cause: unknown) => {
      throw broken(cause);
    });
  return readForm(form);
}

async function readForm(form: FormData): Promise<Upload> {
  const fields: Record<string, string> = {};
  const files: File[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') files.push(value);
    else if (value.length <= longestField) fields[name] = value;
    else throw new ShopError(413, 'TOO_LARGE', httpTexts.tooLarge);
  }
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new ShopError(422, 'INVALID', httpTexts.invalid, {
      fields: { file: httpTexts.missingField },
    });
  }
  return { file: Buffer.from(await file.arrayBuffer()), fileName: file.name, fields };
}

/** How often the body has the mark; not more than is needed to refuse it. */
function countOf(body: Buffer, mark: string): number {
  let count = 0;
  let at = body.indexOf(mark);
  while (at !== -1 && count <= mostParts + 1) {
    count += 1;
    at = body.indexOf(mark, at + mark.length);
  }
  return count;
}

const broken = (cause?: unknown): ShopError =>
  new ShopError(400, 'BAD_REQUEST', httpTexts.badRequest, { cause });
