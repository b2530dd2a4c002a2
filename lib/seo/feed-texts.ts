/** What readers of feeds are told of the magazine. */
export const feedTexts = {
  title: (shop: string) => `مجلهٔ ${shop}`,
  description: (shop: string) => `راهنمای خرید، بررسی و آموزش از مجلهٔ ${shop}`,
} as const;
