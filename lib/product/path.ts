/** Raw path of a product; the id in addresses is its WebsiteCode. */
export const productPath = (product: { websiteCode: number; slug: string }): string =>
  `/shop/product/${product.websiteCode}/${product.slug}`;
