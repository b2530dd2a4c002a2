import { Picture } from '#components/ui/picture.tsx';
import type { GetListAnswer } from '#lib/contract/product.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** The categories one level below, for going on. */
export function ChildCategories({ items }: { items: GetListAnswer['children'] }) {
  return (
    <nav aria-label={listingTexts.children} className="mb-6 lg:mb-8">
      <ul className="child-categories">
        {items.map(({ id, title, slug, image, productCount }) => (
          <li key={id}>
            <a href={`/shop/category/${id}/${slug}`}>
              <span className="pic">
                <Picture image={image} alt="" sizes="72px" load="eager" />
              </span>
              <span>
                <b>{title}</b>
                <small>{listingTexts.total(productCount)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
