import { mostPictureMegabytes, mostReceiptBytes } from '#lib/contract/limits.ts';

const mostBytes = mostPictureMegabytes * 1_000_000;

/** Longest side in px and quality, tried in this order until the picture is small enough. */
const tries = [
  [1_600, 0.85],
  [1_600, 0.7],
  [1_200, 0.7],
  [900, 0.6],
] as const;

function drawn(picture: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  // A JPEG has no transparency: without a ground it would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const read = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(new Error('The picture cannot be read.', { cause: reader.error })),
    );
    reader.readAsDataURL(blob);
  });

/**
 * A chosen picture as a JPEG of at most so many bytes.
 * @returns null when the file is no picture this browser can read
 */
export async function shrunk(file: Blob, most: number): Promise<Blob | null> {
  if (file.size > mostBytes) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  for (const [longest, quality] of tries) {
    // oxlint-disable-next-line no-await-in-loop -- each try is for the case that the last was too large
    const made = await drawn(picture, longest, quality);
    if (made !== null && made.size <= most) return made;
  }
  return null;
}

/**
 * Scales a chosen picture down to what the service takes.
 * @returns it as a JPEG in a `data:` URL; null when the file is no picture this browser can read
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const made = await shrunk(file, mostReceiptBytes);
  return made === null ? null : read(made);
}

/** The base64 of a `data:` URL. */
export const base64Of = (url: string): string => url.slice(url.indexOf(',') + 1);
