/** A product's raw path; its id in addresses is the WebsiteCode. */
export const productPath = (product: { websiteCode: number; slug: string }): string =>
  `/shop/product/${product.websiteCode}/${product.slug}`;
