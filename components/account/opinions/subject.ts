import type { OpinionProduct, OwnComment, OwnOpinion } from '#lib/contract/opinion.ts';
import { paths } from '#lib/contract/paths.ts';

/** What an opinion is about, as shown. */
export interface Subject {
  readonly name: string;
  /** A path under the image base; '' when there is none. */
  readonly image: string;
  /** Null if it no longer has a page. */
  readonly href: string | null;
}

export const productSubject = (product: OpinionProduct): Subject => ({
  name: product.nameFa,
  image: product.image,
  href: product.isThere ? paths.product(product.websiteCode, product.slug) : null,
});

const postSubject = ({ id, title, slug, image, isThere }: OwnComment['post']): Subject => ({
  name: title,
  image,
  href: isThere ? `${paths.post(id, slug)}#comments` : null,
});

export const subjectOf = (written: OwnOpinion | OwnComment): Subject =>
  written.kind === 'comment' ? postSubject(written.post) : productSubject(written.product);
