import { readdir, rm, writeFile } from 'node:fs/promises';
import { drawSprites } from './sprite.ts';

const folder = new URL('../../public/', import.meta.url);
const { icons, goods, brands } = await drawSprites();

const old = (await readdir(folder)).filter((name) =>
  /^(?:icons|goods|brands)-[0-9a-f]{8}\.svg$/.test(name),
);
await Promise.all(old.map((name) => rm(new URL(name, folder))));
await Promise.all(
  [icons, goods, brands].map(({ path, text }) => writeFile(new URL(`.${path}`, folder), text)),
);
await writeFile(
  new URL('../../lib/sprites.ts', import.meta.url),
  `/** Where the sprites are. Written by \`npm run icons\`; a name is never used for another drawing. */
export const sprites = {
  icons: '${icons.path}',
  goods: '${goods.path}',
  brands: '${brands.path}',
} as const;
`,
);
