/** Texts of the magazine's feeds, titled like its pages. */
export const feedTexts = {
  description: (magazine: string) => `راهنمای خرید، بررسی و آموزش از ${magazine}`,
} as const;
