import { PostProduct } from '#components/blog/post-product.tsx';
import { ContentHtml } from '#components/content/content-html.tsx';
import { type BodyPart, cutBody, letterCount } from '#lib/blog/post-body.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';

/** Text of a post, with product cards where products are mentioned. */
export function PostBody({ post: { bodyHtml, products } }: { post: BlogDetailAnswer }) {
  const parts = cutBody(bodyHtml).map((part, at) => ({ part, key: `${part.kind}-${at}` }));
  return parts.map(({ part, key }) => <Part key={key} part={part} products={products} />);
}

interface PartProps {
  part: BodyPart;
  products: BlogDetailAnswer['products'];
}

function Part({ part, products }: PartProps) {
  if (part.kind === 'html') {
    const style = { '--letters': letterCount(part.html) };
    return <ContentHtml html={part.html} className="prose-read" style={style} />;
  }
  const product = products.find(({ websiteCode }) => websiteCode === part.websiteCode);
  return product === undefined ? null : <PostProduct product={product} level={part.level} />;
}
