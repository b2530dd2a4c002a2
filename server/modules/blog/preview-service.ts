import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { pictureHash } from '#lib/text/picture.ts';
import type { OgSubject } from '#server/media/made-names.ts';

type Shown = Pick<BlogDetailAnswer, 'id' | 'title' | 'category' | 'image'>;

/**
 * The link preview of a post.
 * @param shop the shop's name
 */
export const postPreview = ({ id, title, category, image }: Shown, shop: string): OgSubject => ({
  owner: { kind: 'b', id },
  name: title,
  kicker: category.title,
  price: '',
  note: '',
  picture: pictureHash(image) ?? '',
  shop,
});

interface Author {
  id: number;
  title: string;
  role: string;
  image: string;
}

/** The link preview of an author's page. */
export const authorPreview = ({ id, title, role, image }: Author, shop: string): OgSubject => ({
  owner: { kind: 'a', id },
  name: title,
  kicker: role,
  price: '',
  note: '',
  picture: pictureHash(image) ?? '',
  shop,
});
