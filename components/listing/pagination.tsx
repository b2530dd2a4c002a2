import { PageLinks } from '#components/listing/page-links.tsx';
import { listHref, type ListQuery } from '#lib/rules/list-query.ts';

interface PaginationProps {
  path: string;
  query: ListQuery;
  page: number;
  pageCount: number;
}

/** Pagination of a list as plain links. Renders nothing for a single page. */
export function Pagination({ path, query, page, pageCount }: PaginationProps) {
  const href = (to: number) => listHref(path, { ...query, page: to });
  return <PageLinks page={page} pageCount={pageCount} href={href} />;
}
