/**
 * Design tokens, in the order of the design sheet. Components use their names (Tailwind theme or
 * `var(--…)`), never a raw colour. Spacing is Tailwind's own 4 px scale.
 */

type Tokens = Record<string, string>;

/** For places CSS variables do not reach: the browser's own UI. */
export const amber = '#febc35';
/** For the price list only. */
export const paper = '#ffffff';

export const light: Tokens = {
  'color-scheme': 'light',
  '--amber': amber,
  '--amber-hover': '#f7ad17',
  '--amber-press': '#eb9d04',
  '--on-amber': '#261a02',
  '--amber-ink': '#855600',
  '--amber-wash': '#fff5e0',
  '--amber-line': '#f6dca6',
  '--ground': '#ffffff',
  '--surface': '#ffffff',
  '--sunken': '#f8f6f2',
  '--sunken-2': '#f0ece5',
  '--line': '#e8e3da',
  '--line-strong': '#8f8576',
  '--ink': '#1d1914',
  '--ink-2': '#575046',
  '--ink-3': '#6f675b',
  '--inverse': '#221d17',
  '--on-inverse': '#f8f4ed',
  '--on-inverse-link': '#febc35',
  '--scrim': 'rgb(29 25 20 / 0.52)',
  '--good': '#1f6f43',
  '--good-wash': '#e8f4ec',
  '--bad': '#b3282d',
  '--bad-wash': '#fcedec',
  '--warn': '#8a5200',
  '--warn-wash': '#fff1dc',
  '--info': '#24598f',
  '--info-wash': '#e9f1f9',
  '--star': '#c98a0a',
  '--t-sand': '#f2ebe0',
  '--t-mist': '#e6ecef',
  '--t-sage': '#e8ede2',
  '--t-clay': '#f3e7e1',
  '--t-lilac': '#ebe8f0',
  '--t-stone': '#eeedea',
  '--p-sand': '#f2ebe0',
  '--p-mist': '#e6ecef',
  '--p-sage': '#e8ede2',
  '--p-clay': '#f3e7e1',
  '--p-lilac': '#ebe8f0',
  '--p-stone': '#eeedea',
  '--pic-filter': 'none',
  '--ring': '#d5cec2',
  '--e1': '0 1px 2px rgb(45 32 14 / 0.07)',
  '--e2': '0 2px 4px rgb(45 32 14 / 0.04), 0 12px 28px -10px rgb(45 32 14 / 0.16)',
  '--e3': '0 4px 8px rgb(45 32 14 / 0.05), 0 32px 72px -20px rgb(45 32 14 / 0.3)',
  '--focus': '0 0 0 2px var(--ground), 0 0 0 4px #1d1914',
  '--focus-inside': 'inset 0 0 0 2px #1d1914',
};

export const dark: Tokens = {
  'color-scheme': 'dark',
  '--amber': '#febc35',
  '--amber-hover': '#ffc95c',
  '--amber-press': '#f0a81c',
  '--on-amber': '#261a02',
  '--amber-ink': '#ffcb66',
  '--amber-wash': '#2c2414',
  '--amber-line': '#574319',
  '--ground': '#13110e',
  '--surface': '#1b1814',
  '--sunken': '#201c18',
  '--sunken-2': '#2a2620',
  '--line': '#332e27',
  '--line-strong': '#7d7467',
  '--ink': '#f4efe7',
  '--ink-2': '#c3bbae',
  '--ink-3': '#a0978a',
  '--inverse': '#f4efe7',
  '--on-inverse': '#1d1914',
  '--on-inverse-link': '#7a4d00',
  '--scrim': 'rgb(0 0 0 / 0.66)',
  '--good': '#74c795',
  '--good-wash': '#16261c',
  '--bad': '#ff938d',
  '--bad-wash': '#311a18',
  '--warn': '#f3b866',
  '--warn-wash': '#2d2213',
  '--info': '#8cbcec',
  '--info-wash': '#16232f',
  '--star': '#e0a63a',
  '--t-sand': '#2d2820',
  '--t-mist': '#212a2f',
  '--t-sage': '#252b21',
  '--t-clay': '#302622',
  '--t-lilac': '#2a2731',
  '--t-stone': '#292724',
  '--p-sand': '#cfc9bf',
  '--p-mist': '#c5cbce',
  '--p-sage': '#c7ccc2',
  '--p-clay': '#d0c6c1',
  '--p-lilac': '#cac7cf',
  '--p-stone': '#ccccc9',
  '--pic-filter': 'brightness(0.86) saturate(0.96)',
  '--ring': '#7d7467',
  '--e1': '0 1px 2px rgb(0 0 0 / 0.4)',
  '--e2': '0 12px 28px -8px rgb(0 0 0 / 0.55)',
  '--e3': '0 32px 72px -16px rgb(0 0 0 / 0.75)',
  '--focus': '0 0 0 2px var(--ground), 0 0 0 4px #ffcb66',
  '--focus-inside': 'inset 0 0 0 2px #ffcb66',
};

/** The same in both colour schemes. */
export const shared: Tokens = {
  '--page': '80rem',
  '--gutter': 'max(1rem, env(safe-area-inset-left), env(safe-area-inset-right))',
  '--fast': '120ms',
  '--base': '200ms',
  '--slow': '320ms',
  // Duration of the phone's menu and other sheets.
  '--panel': '300ms',
  '--ease': 'cubic-bezier(0.2, 0, 0, 1)',
  '--ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
  // Text on product images, which stay light in the dark scheme.
  '--on-pic': '#4d463c',
  '--on-pic-heart': '#b3282d',
  '--on-pic-wash': 'rgb(255 255 255 / 0.8)',
};

const names = (...list: string[]) =>
  Object.fromEntries(list.map((name) => [name, `var(--${name})`]));

export const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  ...names('amber', 'amber-hover', 'amber-press', 'on-amber', 'amber-ink', 'amber-wash'),
  ...names('amber-line', 'ground', 'surface', 'sunken', 'sunken-2', 'line', 'line-strong'),
  ...names('ink', 'ink-2', 'ink-3', 'inverse', 'on-inverse', 'scrim', 'ring', 'star'),
  ...names('good', 'good-wash', 'bad', 'bad-wash', 'warn', 'warn-wash', 'info', 'info-wash'),
  ...names('t-sand', 't-mist', 't-sage', 't-clay', 't-lilac', 't-stone'),
  ...names('p-sand', 'p-mist', 'p-sage', 'p-clay', 'p-lilac', 'p-stone'),
};

/** Font size and line height; Persian needs tall lines. */
export const fontSize: Record<string, [string, string]> = {
  11: ['0.6875rem', '1.125rem'],
  12: ['0.75rem', '1.25rem'],
  13: ['0.8125rem', '1.375rem'],
  14: ['0.875rem', '1.5rem'],
  16: ['1rem', '1.75rem'],
  17: ['1.0625rem', '2.125rem'],
  18: ['1.125rem', '1.875rem'],
  22: ['1.375rem', '2.25rem'],
  28: ['1.75rem', '2.625rem'],
  36: ['2.25rem', '3.25rem'],
  48: ['3rem', '4.25rem'],
};
