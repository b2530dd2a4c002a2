import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import rtl from 'tailwindcss-rtl';
import { colors, dark, fontSize, light, shared } from './app/styles/tokens.ts';

/** The colour scheme follows the system until `data-theme` is set, without a script. */
const schemes = plugin(({ addBase }) => {
  addBase({
    ':root': { ...light, ...shared },
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme])': dark },
    ':root[data-theme=dark]': dark,
    '@media (min-width: 62rem)': { ':root': { '--gutter': '2rem' } },
    '@media (prefers-reduced-motion: reduce)': {
      ':root': { '--fast': '1ms', '--base': '1ms', '--slow': '1ms', '--panel': '1ms' },
    },
  });
});

const withoutNegations = (source: string): string => source.replaceAll('!', ' ');

export default {
  content: {
    files: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './lib/**/*.ts'],
    // A negated condition like `!card` is not a class: read as one, it would copy all of `.card`.
    transform: { ts: withoutNegations, tsx: withoutNegations },
  },
  // Otherwise each element and its two pseudo-elements would carry some fifty variables that only a
  // few use, which slows down the first layout.
  experimental: { optimizeUniversalDefaults: true },
  theme: {
    // Phones end at 992 px.
    screens: { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem' },
    colors,
    fontSize,
    fontFamily: {
      sans: [
        'var(--font)',
        'fallback naskh',
        'fallback noto',
        'fallback dejavu',
        'Tahoma',
        'system-ui',
        'sans-serif',
      ],
    },
    borderRadius: {
      none: '0',
      8: '0.5rem',
      12: '0.75rem',
      16: '1rem',
      24: '1.5rem',
      full: '999px',
    },
    boxShadow: { none: 'none', e1: 'var(--e1)', e2: 'var(--e2)', e3: 'var(--e3)' },
    transitionDuration: { fast: 'var(--fast)', base: 'var(--base)', slow: 'var(--slow)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)', out: 'var(--ease-out)' },
    extend: {
      borderColor: { DEFAULT: 'var(--line)' },
      maxWidth: { page: 'var(--page)', prose: '44rem' },
      fontWeight: { name: '500', label: '600', price: '700', title: '800' },
    },
  },
  plugins: [schemes, rtl],
} satisfies Config;
