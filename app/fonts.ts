import localFont from 'next/font/local';

/** The shop's one typeface, from 400 to 800. */
export const vazirmatn = localFont({
  src: './fonts/vazirmatn.woff2',
  weight: '400 800',
  display: 'swap',
  variable: '--font',
  adjustFontFallback: 'Arial',
});
