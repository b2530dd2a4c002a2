/** What readers of feeds are told of the magazine, under the name its pages have. */
export const feedTexts = {
  description: (magazine: string) => `راهنمای خرید، بررسی و آموزش از ${magazine}`,
} as const;
