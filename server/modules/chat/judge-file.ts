import { ShopError } from '#server/errors.ts';
import { PictureRefused } from '#server/media/picture-refused.ts';
import { TooManyWaiting } from '#server/media/turns.ts';
import { mostChatFileBytes } from '#lib/contract/chat-names.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { isPdf, remakePdf } from '#server/modules/chat/pdf.ts';
import { fileNameOf, wrongField } from '#server/modules/chat/words.ts';

/** A file as it is kept. */
export interface ChatFile {
  readonly kind: 'picture' | 'file';
  readonly name: string;
  readonly type: 'image/webp' | 'application/pdf';
  readonly bytes: Uint8Array;
  readonly width: number | null;
  readonly height: number | null;
}

/** After which an upload may be repeated that found too many others. */
const secondsToWait = 5;

/**
 * What is kept of a file that was sent: a picture or a PDF, made anew.
 * @throws {ShopError} 422 at `file`; 503 while many others wait
 */
export async function judgeFile(sent: Buffer, fileName: string): Promise<ChatFile> {
  if (sent.length === 0) throw wrongField('file', chatTexts.emptyFile);
  if (sent.length > mostChatFileBytes) throw wrongField('file', chatTexts.largeFile);
  if (isPdf(sent)) {
    const bytes = await remakePdf(sent).catch(refuseWaiting);
    if (bytes === null) throw wrongField('file', chatTexts.activePdf);
    const name = fileNameOf(fileName, '.pdf', chatTexts.pdf);
    return { kind: 'file', name, type: 'application/pdf', bytes, width: null, height: null };
  }
  const { bytes, width, height } = await remade(sent).catch(refuseWaiting);
  const name = fileNameOf(fileName, '', chatTexts.picture);
  return { kind: 'picture', name, type: 'image/webp', bytes, width, height };
}

/** @throws {ShopError} 503 for a file that found too many others, else the error itself */
function refuseWaiting(error: unknown): never {
  if (!(error instanceof TooManyWaiting)) throw error;
  throw new ShopError(503, 'UNAVAILABLE', chatTexts.busy, { retryAfter: secondsToWait });
}

async function remade(sent: Buffer) {
  // Loaded with the first picture.
  const [{ remakePicture }, { inspectPicture }] = await Promise.all([
    import('#server/media/private-picture.ts'),
    import('#server/media/inspect-picture.ts'),
  ]);
  try {
    const bytes = await remakePicture(sent);
    const { width, height } = await inspectPicture(bytes);
    return { bytes, width, height };
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw wrongField('file', error.code === 'format' ? chatTexts.badFile : error.message);
  }
}
