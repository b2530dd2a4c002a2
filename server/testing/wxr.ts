interface Item {
  readonly id: number;
  readonly type: 'post' | 'page' | 'attachment' | 'product';
  readonly title: string;
  readonly slug?: string;
  readonly html?: string;
  readonly status?: string;
  readonly at?: string;
  readonly creator?: string;
  readonly link?: string;
  readonly password?: string;
  /** Further elements. */
  readonly more?: string;
}

/** An export of a site of WordPress, https://old.example. */
export const wxrOf = (...parts: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<rss version="2.0">\n<channel>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://old.example</wp:base_site_url>
${parts.join('\n')}
</channel>\n</rss>\n`;

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** A post, page or something else, published unless it is said otherwise. */
export const itemXml = ({
  id,
  type,
  title,
  slug = '',
  html = 'متن',
  status = type === 'attachment' ? 'inherit' : 'publish',
  at = '2020-01-02 03:04:05',
  creator = 'mina',
  link = '',
  password = '',
  more = '',
}: Item): string => `<item>
<title>${cdata(title)}</title>
<link>${link}</link>
<dc:creator>${cdata(creator)}</dc:creator>
<content:encoded>${cdata(html)}</content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${at}</wp:post_date>
<wp:post_date_gmt>${at}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${status}</wp:status>
<wp:post_type>${type}</wp:post_type>
<wp:post_password>${password}</wp:post_password>
${more}
</item>`;
