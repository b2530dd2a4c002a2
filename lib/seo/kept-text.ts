import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface Kept {
  edition: string;
  packed: Buffer;
}

/** Bytes kept in all: compressed, the sitemaps of some 400,000 products. */
const most = 16_000_000;
const kept = new LRUCache<string, Kept>({
  maxSize: most,
  sizeCalculation: ({ packed }) => packed.length,
});
/** What is being written; who asks for the same meanwhile shares it. */
const coming = new Map<string, Promise<string | null>>();

type Write = () => Promise<string | null>;

/**
 * A text for machines as it was written for this edition, or written now; while it cannot be, as it was written last
 * under this name. Null for what is not there. Texts are kept compressed: those of a large shop weigh a twentieth so.
 * @throws what `write` throws when nothing was there before
 */
export async function keptText(
  name: string,
  edition: string,
  write: Write,
): Promise<string | null> {
  const last = kept.get(name);
  if (last?.edition === edition) return textOf(last);
  return writeShared(name, edition, write).catch((error: unknown) => {
    if (last) return textOf(last);
    throw error;
  });
}

const textOf = async ({ packed }: Kept): Promise<string> => (await unpack(packed)).toString();

function writeShared(name: string, edition: string, write: Write): Promise<string | null> {
  const key = `${edition} ${name}`;
  const begun = coming.get(key);
  if (begun) return begun;
  const writing = writeNew(name, edition, write).finally(() => coming.delete(key));
  coming.set(key, writing);
  return writing;
}

async function writeNew(name: string, edition: string, write: Write): Promise<string | null> {
  const text = await write();
  if (text === null) kept.delete(name);
  else kept.set(name, { edition, packed: await pack(text) });
  return text;
}
