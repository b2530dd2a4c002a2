import {
  blocks,
  cardLine,
  linkWithQuery,
  markdownOf,
  plain,
  section,
} from '#components/markdown/parts.ts';
import { markdownTexts as texts } from '#components/markdown/texts.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { listTitle } from '#lib/listing/title.ts';
import { childLink } from '#lib/listing/child-link.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** A page of a list as Markdown. */
export function listText(loaded: LoadedList): string {
  const { list, page, path, query } = loaded;
  const own = formatListQuery(query);
  const to = (title: string, other: number) =>
    linkWithQuery(title, path, formatListQuery({ ...query, page: other }));
  const pages = [
    ...(page > 1 ? [to(texts.previous, page - 1)] : []),
    ...(page < list.pageCount ? [to(texts.next, page + 1)] : []),
  ];
  return blocks([
    `# ${plain(listTitle(loaded))}`,
    texts.place(list.total, page, Math.max(1, list.pageCount)),
    `${texts.address}: ${absoluteUrl(path)}${own === '' ? '' : `?${own}`}`,
    list.items.map(cardLine).join('\n'),
    pages.join(' · '),
    section(
      texts.categories,
      list.children.map((child) => {
        const [at = '', narrowed = ''] = childLink(loaded, child).href.split('?');
        return `- ${linkWithQuery(plain(child.title), at, narrowed)}: ${texts.goods(child.productCount)}`;
      }),
    ),
    own === '' && list.seoText !== '' ? markdownOf(list.seoText) : null,
  ]);
}
