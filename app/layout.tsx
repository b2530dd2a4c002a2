import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { amber } from './styles/tokens.ts';
import './globals.css';

const vazirmatn = localFont({
  src: './fonts/vazirmatn.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font',
  adjustFontFallback: 'Arial',
});

export const metadata: Metadata = { title: { default: 'کهربا', template: '%s | کهربا' } };
export const viewport: Viewport = { themeColor: amber };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fa-IR" dir="rtl" className={vazirmatn.variable} suppressHydrationWarning>
      <body>
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
