import { writeFile } from 'node:fs/promises';
import { drawSprites } from './sprite.ts';

const files = Object.entries(await drawSprites());
await Promise.all(
  files.map(([name, text]) => writeFile(new URL(`../../public/${name}`, import.meta.url), text)),
);
