import { blocks, cardLine, link, markdownOf, plain, section } from '#components/markdown/parts.ts';
import { markdownTexts as texts } from '#components/markdown/texts.ts';
import { cutBody } from '#lib/blog/post-body.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { formatDate } from '#lib/text/date.ts';

/** A post as Markdown. */
export function postText(post: BlogDetailAnswer): string {
  const products = new Map(post.products.map((card) => [card.websiteCode, card]));
  const body = cutBody(post.bodyHtml).map((part) => {
    if (part.kind === 'html') return markdownOf(part.html);
    const card = products.get(part.websiteCode);
    return card === undefined ? null : cardLine(card);
  });
  return blocks([
    `# ${plain(post.title)}`,
    `> ${plain(post.summary)}`,
    texts.written(plain(post.author.title), formatDate(post.modifiedTime)),
    `${texts.address}: ${absoluteUrl(paths.post(post.id, post.slug))}`,
    ...body,
    section(
      texts.relatedPosts,
      post.related.map(({ id, title, slug }) => `- ${link(title, paths.post(id, slug))}`),
    ),
  ]);
}
