import { postPath, richPost } from './blog.ts';
import { categoryPath, comparable, detail, list, productForSale, productPath } from './shop.ts';

export interface ShopPage {
  readonly name: string;
  /** Raw, not percent-encoded. */
  readonly path: string;
  readonly status: number;
}

/** One page of each kind, chosen from the running shop. */
export async function pagesOfShop(): Promise<ShopPage[]> {
  const product = await detail((await productForSale()).websiteCode);
  const category = product.breadcrumb.at(-1);
  if (!category) throw new Error('The product is in no category.');
  const compared = (await comparable()).slice(0, 3).map(({ websiteCode }) => websiteCode);
  const { total } = await list();
  if (total <= 24) throw new Error('The shop has one page only.');
  const post = await richPost();
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'shop', path: '/shop', status: 200 },
    { name: 'second page', path: '/shop?page=2', status: 200 },
    { name: 'listing', path: categoryPath(category), status: 200 },
    { name: 'sorted listing', path: `${categoryPath(category)}?sort=priceaz`, status: 200 },
    {
      name: 'filtered listing',
      path: `${categoryPath(category)}?filter-brand=${product.brand.id}`,
      status: 200,
    },
    { name: 'brand', path: `/shop/brand/${product.brand.id}/${product.brand.slug}`, status: 200 },
    { name: 'search', path: '/shop?filter-name=گوشی', status: 200 },
    { name: 'search without results', path: '/shop?filter-name=zzqq', status: 200 },
    { name: 'product', path: productPath(product), status: 200 },
    { name: 'price list', path: '/shop/price-list', status: 200 },
    { name: 'site map', path: '/site-map', status: 200 },
    { name: 'about', path: '/درباره-ما', status: 200 },
    { name: 'contact', path: '/تماس-با-ما', status: 200 },
    { name: 'magazine', path: '/blog', status: 200 },
    { name: 'magazine, second page', path: '/blog?page=2', status: 200 },
    { name: 'magazine category', path: `/blog/category/${post.category.slug}`, status: 200 },
    { name: 'magazine author', path: `/blog/author/${post.author.slug}`, status: 200 },
    { name: 'magazine search', path: '/blog?q=zzqq-15', status: 200 },
    { name: 'post', path: postPath(post), status: 200 },
    { name: 'comparison', path: `/shop/compare?ids=${compared.join(',')}`, status: 200 },
    { name: 'empty comparison', path: '/shop/compare', status: 200 },
    { name: 'cart', path: '/shop/cart', status: 200 },
    { name: 'chat', path: '/chat', status: 200 },
    { name: 'newsletter', path: '/newsletter/done', status: 200 },
    { name: 'not found', path: '/not-found', status: 404 },
    { name: 'access denied', path: '/access-denied', status: 403 },
  ];
}

/** One of these pages by its name. */
export async function pageNamed(name: string): Promise<ShopPage> {
  const found = (await pagesOfShop()).find((page) => page.name === name);
  if (!found) throw new Error(`There is no page named ${name}.`);
  return found;
}
