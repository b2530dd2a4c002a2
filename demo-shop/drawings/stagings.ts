import type { Model } from './kinds.ts';
import { tints, wallpapers } from './palette.ts';
import type { TintName, WallpaperName } from './palette.ts';
import { stagingsOfDevices } from './stagings-devices.ts';
import { stagingsOfHome } from './stagings-home.ts';
import { stageNamed } from './stages.ts';

const all: Readonly<Record<string, string>> = { ...stagingsOfDevices, ...stagingsOfHome };

const isTint = (name: string): name is TintName => Object.hasOwn(tints, name);
const isWallpaper = (name: string): name is WallpaperName => Object.hasOwn(wallpapers, name);

type Staging = Pick<Model, 'stage' | 'pose' | 'wallpaper' | 'tint'>;

const anywhere = 'plain 0 dusk sand';

/**
 * How a design is shown in lists. They are chosen so that no two list images are alike, see
 * catalogue.test.ts. @throws {TypeError} for an unknown word
 */
export function stagingOf(design: string): Staging {
  const [stage = '', pose = '', wallpaper = '', tint = ''] = (all[design] ?? anywhere).split(' ');
  if (!isTint(tint) || !isWallpaper(wallpaper)) throw new TypeError(`unknown colours: ${design}`);
  return { stage: stageNamed(stage), pose: Number(pose), wallpaper, tint };
}
