import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Header, pack as createPack } from 'tar-stream';

export interface TarEntry {
  header: Partial<Header> & { name: string };
  bytes: Buffer;
}

export async function readTar(file: string): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  for await (const part of createReadStream(file).pipe(extract())) {
    const { name, type } = part.header;
    entries.push({ header: { name, ...(type ? { type } : {}) }, bytes: await buffer(part) });
  }
  return entries;
}

export async function writeTar(file: string, entries: TarEntry[]): Promise<void> {
  const pack = createPack();
  const written = pipeline(pack, createWriteStream(file));
  for (const { header, bytes } of entries) pack.entry(header, bytes);
  pack.finalize();
  await written;
}
