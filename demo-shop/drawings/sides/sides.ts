import type { Brush } from '../brush.ts';
import type { Look, PictureType } from '../kinds.ts';
import { digitalSides } from './digital.ts';
import { homeSides } from './home.ts';
import type { Sides } from './kinds.ts';
import { soundAndPlaySides } from './leisure.ts';
import { portView } from './ports.ts';

const sides: Partial<Record<PictureType, Sides>> = {
  ...digitalSides,
  ...soundAndPlaySides,
  ...homeSides,
};

/** The back, a side or the outlets of a product; undefined if its own drawing shows them. */
export function sideView(brush: Brush, type: PictureType, look: Look): string | undefined {
  switch (look.view) {
    case 'back':
      return sides[type]?.back?.(brush, look);
    case 'side':
      return sides[type]?.side?.(brush, look);
    case 'port':
      return portView(brush, type, look);
    default:
      return undefined;
  }
}
