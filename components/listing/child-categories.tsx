import { Picture } from '#components/ui/picture.tsx';
import type { GetListAnswer } from '#lib/contract/product.ts';
import type { ListKind } from '#lib/listing/address.ts';
import { paths } from '#lib/contract/paths.ts';
import { firstPage, listHref } from '#lib/rules/list-query.ts';
import { listingTexts } from '#lib/listing/texts.ts';

interface ChildCategoriesProps {
  kind: ListKind;
  items: GetListAnswer['children'];
  /** The brand whose list it is; null for a category's list. */
  brand: GetListAnswer['brand'];
}

/** Categories one level below; in a brand's list, with the number of its products in each. */
export function ChildCategories({ items, kind, brand }: ChildCategoriesProps) {
  return (
    <nav aria-label={listingTexts.children} className="mb-6 lg:mb-8">
      <ul className="child-categories">
        {items.map(({ id, title, slug, image, productCount, landing }) => (
          <li key={id}>
            <a
              href={
                kind === 'offers'
                  ? paths.offers(slug)
                  : landing === null
                    ? hrefOf(paths.category(id, slug), brand)
                    : paths.landing(id, slug, landing)
              }
              rel={brand === null || landing !== null ? undefined : 'nofollow'}
            >
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

const hrefOf = (path: string, brand: ChildCategoriesProps['brand']): string =>
  brand === null
    ? path
    : listHref(path, { ...firstPage, filters: [['filter-brand', String(brand.id)]] });
