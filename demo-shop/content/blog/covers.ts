import { coverSize, coverSvg } from '../../drawings/cover.ts';
import { choosePictures } from '../../expansion/pictures.ts';
import type { CoverThing, PostText } from './model.ts';
import { posts } from './posts.ts';
import type { PostKey } from './titles.ts';

/** Name under which a post's cover is stored, beside its drawings. */
export const coverOf = (key: PostKey): string => `cover ${key}`;

function pieceOf({ type, style, colour, at, scale }: CoverThing) {
  const [name = ''] = choosePictures({ type, style, colours: [colour], turn: 0 }).names;
  return { name, at, scale };
}

const drawCover = ({ cover: { tint, things } }: PostText): string =>
  coverSvg(tint, things.map(pieceOf));

/** Drawings for the magazine. */
export const coverDrawings = posts.map((post) => ({
  name: coverOf(post.key),
  ...coverSize,
  kind: 'wide' as const,
  svg: () => drawCover(post),
}));
