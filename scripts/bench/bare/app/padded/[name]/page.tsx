import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Counter } from '../../counter.tsx';

/** Texts as long as the shop's pages, written by the benchmark before it builds this app. */
const folder = process.env['BARE_PADDING'] ?? '';

export const dynamicParams = false;

export function generateStaticParams() {
  if (!existsSync(folder)) return [{ name: 'none' }];
  return readdirSync(folder).map((file) => ({ name: path.basename(file, '.txt') }));
}

export default async function Page({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const file = path.join(folder, `${name}.txt`);
  return (
    <main>
      <h1>Padded page</h1>
      <Counter />
      <p>{existsSync(file) ? readFileSync(file, 'utf8') : ''}</p>
    </main>
  );
}
