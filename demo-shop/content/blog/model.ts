import type { PictureType } from '../../drawings/kinds.ts';
import type { TintName } from '../../drawings/palette.ts';
import type { PostKey } from './titles.ts';

/** Sections of the magazine by what the seed calls them. */
export type BlogCategoryKey = 'guide' | 'review' | 'lesson' | 'home' | 'play';
export type BlogAuthorKey = 'sara' | 'mehran' | 'negar' | 'arash';

/** A thing on a cover: its drawing, where its middle stands and how large it is. */
export interface CoverThing {
  type: PictureType;
  style?: string;
  colour: string;
  /** Of the cover's width, 0 to 1 from the left. Things named later stand in front. */
  at: number;
  /** Of the drawing's own size. */
  scale: number;
}

export interface CoverPlan {
  tint: TintName;
  things: readonly CoverThing[];
}

/** A post as it is written; title and address come from its key. */
export interface PostText {
  key: PostKey;
  summary: string;
  category: BlogCategoryKey;
  author: BlogAuthorKey;
  tags: readonly string[];
  /** Before the shop's today. */
  daysAgo: number;
  /** Of the day in Tehran, 0 to 23. */
  hour: number;
  cover: CoverPlan;
  coverAlt: string;
  keywords: string;
  description: string;
  /** HTML, one block an entry. */
  body: readonly string[];
}
