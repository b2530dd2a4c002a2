import { Icon } from '#components/ui/icon.tsx';
import { pageWindow } from '#lib/listing/page-window.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

interface PageLinksProps {
  page: number;
  pageCount: number;
  /** Address of a page. */
  href: (page: number) => string;
}

/** Pagination as plain links. Renders nothing for a single page. */
export function PageLinks({ page, pageCount, href }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pages" aria-label={listingTexts.pages}>
      {page === 1 ? null : (
        <a className="px-3 font-label" href={href(page - 1)} rel="prev">
          <Icon name="chevron-right" className="i-s" />
          <span className="max-lg:sr-only">{listingTexts.previous}</span>
        </a>
      )}
      {pageWindow(page, pageCount).map((mark, at) =>
        mark === null ? (
          // The key says on which side of the current page the gap is.
          <span key={`gap-${at < 3 ? 'start' : 'end'}`}>…</span>
        ) : (
          <a
            key={mark}
            href={href(mark)}
            aria-label={listingTexts.page(mark)}
            {...(mark === page && { 'aria-current': 'page' })}
          >
            {toPersianDigits(mark)}
          </a>
        ),
      )}
      {page === pageCount ? null : (
        <a className="px-3 font-label" href={href(page + 1)} rel="next">
          <span className="max-lg:sr-only">{listingTexts.next}</span>
          <Icon name="chevron-left" className="i-s" />
        </a>
      )}
    </nav>
  );
}
