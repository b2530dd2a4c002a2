import type { MasterData, SiteMapAnswer } from '#lib/contract/home.ts';
import { agentPath } from '#lib/contract/agent-links.ts';
import { paths } from '#lib/contract/paths.ts';
import { twinOf } from '#lib/markdown/twin.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

const texts = {
  note: 'قیمت‌ها به تومان‌اند؛ در داده‌های ساختاریافتهٔ صفحه‌ها به ریال (IRR).',
  shop: 'فروشگاه',
  all: 'همهٔ کالاها',
  prices: 'لیست قیمت',
  magazine: 'مجله',
  pages: 'صفحه‌ها',
  agents: 'برای برنامه‌ها',
  twins: (example: string) =>
    `- نشانی هر کالا، فهرست و نوشته با پسوند \`.md\` همان صفحه به Markdown است، مانند ${example}؛ یا با سرآیند \`Accept: text/markdown\`.`,
  mcp: 'MCP (Streamable HTTP, read-only)',
  tools:
    'جستجو، کالا، مقایسه، موجودی و پیوند سبد خرید: `search_products`، `get_product`، `compare_products`، `check_availability`، `basket_link`. خرید را خود خریدار در مرورگر انجام می‌دهد.',
  more: 'Optional',
  map: 'نقشهٔ سایت',
  sitemap: 'نقشهٔ سایت برای ماشین‌ها',
  feed: 'خوراک مجله با متن کامل',
} as const;

/** Makes text a single line without Markdown syntax. */
const plain = (text: string): string => text.replace(/[[\]\\`*_<>]|\s+/g, ' ').trim();
const link = (title: string, path: string): string => `- [${plain(title)}](${absoluteUrl(path)})`;

/** A summary of the shop for language models, in the format of llmstxt.org. */
export function llmsText({ shop }: Pick<MasterData, 'shop'>, map: SiteMapAnswer): string {
  const tops = map.categories.filter(({ level }) => level === 1);
  const sections: [title: string, links: string[]][] = [
    [
      texts.shop,
      [
        link(texts.all, paths.shop),
        link(texts.prices, paths.priceList(0, '')),
        ...tops.map(({ id, title, slug }) => link(title, paths.category(id, slug))),
      ],
    ],
    [
      texts.agents,
      [
        texts.twins(absoluteUrl(twinOf(paths.shop))),
        `${link(texts.mcp, agentPath)}: ${texts.tools}`,
      ],
    ],
    [texts.magazine, map.magazine.map(({ title, slug }) => link(title, paths.blogCategory(slug)))],
    [texts.pages, map.pages.map(({ name, title }) => link(title, paths.page(name)))],
    [
      texts.more,
      [
        link(texts.map, paths.siteMap),
        link(texts.sitemap, '/sitemap.xml'),
        link(texts.feed, paths.blogFeed),
      ],
    ],
  ];
  return [
    `# ${plain(shop.name)}`,
    `> ${plain(shop.description)}`,
    texts.note,
    ...sections
      .filter(([, links]) => links.length > 0)
      .map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
    '',
  ].join('\n\n');
}
