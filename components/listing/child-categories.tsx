import { Picture } from '#components/ui/picture.tsx';
import { childLink } from '#lib/listing/child-link.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** Categories one level below, with the number of the list's products in each. */
export function ChildCategories({ loaded }: { loaded: LoadedList }) {
  return (
    <nav aria-label={listingTexts.children}>
      <ul className="child-categories">
        {loaded.list.children.map((child) => (
          <li key={child.id}>
            <a {...childLink(loaded, child)}>
              <span className="pic">
                <Picture image={child.image} alt="" sizes="72px" load="eager" />
              </span>
              <span>
                <b>{child.title}</b>
                <small>{listingTexts.total(child.productCount)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
