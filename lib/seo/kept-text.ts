import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

interface Kept {
  edition: string;
  packed: Buffer;
}

/** Memory limit in bytes: compressed, the sitemaps of some 400,000 products. */
const most = 16_000_000;
const kept = new LRUCache<string, Kept>({
  maxSize: most,
  sizeCalculation: ({ packed }) => packed.length,
});
/** Texts being generated, shared by concurrent requests. */
const coming = new Map<string, Promise<string | null>>();

type Write = () => Promise<string | null>;

/**
 * A machine-readable text of this edition, from the cache or generated now. If generating fails,
 * the last version of that name is returned. Null if it does not exist. Texts are kept compressed,
 * which shrinks those of a large shop to a twentieth.
 * @throws what `write` throws, if there is no earlier version
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
