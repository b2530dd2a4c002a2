import type { PictureType } from '../../drawings/kinds.ts';
import type { TintName } from '../../drawings/palette.ts';
import type { PostKey } from './titles.ts';

/** Keys of the magazine's sections in the seed. */
export type BlogCategoryKey = 'guide' | 'review' | 'lesson' | 'home' | 'play';
export type BlogAuthorKey = 'sara' | 'mehran' | 'negar' | 'arash';

/** A product on a cover: its drawing, position and size. */
export interface CoverThing {
  type: PictureType;
  style?: string;
  colour: string;
  /** Horizontal centre, 0 to 1 from the left. Later ones are in front. */
  at: number;
  /** Scale factor of the drawing. */
  scale: number;
}

export interface CoverPlan {
  tint: TintName;
  things: readonly CoverThing[];
}

/** A post's text; title and address come from its key. */
export interface PostText {
  key: PostKey;
  summary: string;
  category: BlogCategoryKey;
  author: BlogAuthorKey;
  tags: readonly string[];
  /** Days before the shop's today. */
  daysAgo: number;
  /** Hour of the day in Tehran, 0 to 23. */
  hour: number;
  cover: CoverPlan;
  coverAlt: string;
  keywords: string;
  description: string;
  /** HTML, one block an entry. */
  body: readonly string[];
}
