import { z } from 'zod';
import { listCursor, revision } from '#lib/contract/goods.ts';
import { picturePath } from '#lib/contract/values.ts';

// The pictures of the shop as staff see them.

export const mediaHash = z.string().regex(/^[0-9a-z]{1,32}$/);
const alt = z.string().trim().max(300);
const percent = z.int().min(0).max(100);

export const mediaItem = z.object({
  hash: mediaHash,
  revision,
  image: picturePath,
  /** Of the stored master, in px. */
  width: z.int(),
  height: z.int(),
  fileName: z.string(),
  /** For those who do not see it, where no other text is given. */
  alt: z.string(),
  /** The point that stays visible when it is cropped, in percent. */
  focal: z.object({ x: percent, y: percent }),
  /** Products, categories, films and posts that show it. */
  useCount: z.int(),
  createdAt: z.iso.datetime(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const listMediaBody = z.object({
  /** Part of the file's name or of the text. */
  query: z.string().trim().max(200).default(''),
  use: z.enum(['any', 'used', 'unused']).default('any'),
  isWithoutAlt: z.boolean().default(false),
  after: listCursor.optional(),
  limit: z.int().min(1).max(100).default(60),
});
export type ListMediaBody = z.output<typeof listMediaBody>;
/** The newest first. */
export const listMediaAnswer = z.object({
  items: z.array(mediaItem),
  next: listCursor.nullable(),
});
export type ListMediaAnswer = z.infer<typeof listMediaAnswer>;

export const getMediaBody = z.object({ hash: mediaHash });
export const mediaUse = z.object({
  kind: z.enum(['product', 'category', 'film', 'post', 'author', 'page', 'block', 'menu']),
  id: z.int(),
  title: z.string(),
});
/** The first 100 uses; those in texts are counted as well. */
export const getMediaAnswer = mediaItem.extend({ uses: z.array(mediaUse) });
export type GetMediaAnswer = z.infer<typeof getMediaAnswer>;

export const saveMediaBody = z.object({
  hash: mediaHash,
  revision,
  alt: alt.optional(),
  focal: z.object({ x: percent, y: percent }).optional(),
});
export type SaveMediaBody = z.output<typeof saveMediaBody>;

/** Parts of an upload: one `file`, and these texts. */
export const uploadFields = z.object({
  alt: alt.default(''),
  /** `wide`: shown across a page, as pictures of posts are. */
  kind: z.enum(['plain', 'wide']).default('plain'),
});
export type UploadFields = z.output<typeof uploadFields>;
