/** Where the sprites are. Written by `npm run icons`; a name is never used for another drawing. */
export const sprites = {
  icons: '/icons-6ffac4ff.svg',
  goods: '/goods-0fc11596.svg',
  brands: '/brands-86306bb4.svg',
} as const;
