import type { Brush } from '../brush.ts';
import type { Look } from '../kinds.ts';

/** A product from another side. */
export type SideView = (brush: Brush, look: Look) => string;

export interface Sides {
  back?: SideView;
  side?: SideView;
}
