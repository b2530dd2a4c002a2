/** The six quiet image backgrounds of the design tokens. */
export const tints = {
  sand: '#f2ebe0',
  mist: '#e6ecef',
  sage: '#e8ede2',
  clay: '#f3e7e1',
  lilac: '#ebe8f0',
  stone: '#eeedea',
} as const;

/** What grounds are shaded with: walls, blocks and curtains of list images. */
const depths: Readonly<Record<string, string>> = {
  '#f2ebe0': '#a88a5c',
  '#e6ecef': '#5f7f92',
  '#e8ede2': '#6f8a62',
  '#f3e7e1': '#b07a62',
  '#ebe8f0': '#7f719c',
  '#eeedea': '#8a8272',
};

/** A ground in the shade: 0 is the ground itself. */
export const shaded = (tint: string, share: number): string =>
  mix(tint, depths[tint] ?? '#8a8272', Math.min(1, share * 2));

export type TintName = keyof typeof tints;

/** Base colours of bodies; every gradient is derived from one of them. */
export const colours = {
  black: '#2e2e33',
  graphite: '#55565c',
  silver: '#cfcfd1',
  white: '#ecebe7',
  cream: '#e7dcc8',
  sand: '#d9c6a5',
  natural: '#b5ab9e',
  desert: '#c6a98c',
  titan: '#8f8a84',
  blue: '#6f8fae',
  navy: '#35455f',
  teal: '#4e8287',
  green: '#a9bfa8',
  forest: '#41574b',
  violet: '#a79bc4',
  pink: '#e3bfc0',
  red: '#b5473f',
  copper: '#b98463',
  brown: '#7a5a3c',
  orange: '#d9763a',
  amber: '#f0b13c',
} as const;

export type ColourName = keyof typeof colours;

/** Three colours of an abstract wallpaper: sky above, sky below, land. */
export const wallpapers = {
  dusk: ['#f3c98b', '#e0876a', '#7a3f55'],
  sea: ['#bfe0e6', '#5fa3b8', '#23546f'],
  moss: ['#dfe3b4', '#8aa874', '#36543f'],
  plum: ['#e6cbe3', '#9c78b4', '#463063'],
  amber: ['#ffe3a3', '#febc35', '#a35f12'],
  night: ['#51617f', '#27324d', '#121a2e'],
  rose: ['#f6d9d2', '#dd9c97', '#84495a'],
  clay: ['#ece7de', '#cfc8bb', '#8f877a'],
} as const;

export type WallpaperName = keyof typeof wallpapers;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; a `share` of 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const lighten = (colour: string, share = 0.2): string => mix(colour, '#ffffff', share);
export const darken = (colour: string, share = 0.2): string => mix(colour, '#0d0b09', share);

/** Perceived distance of two `#rrggbb` colours, 0 to about 765 (the "redmean" approximation). */
export function colourDistance(first: string, second: string): number {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const mean = (r1 + r2) / 2;
  const [red, green, blue] = [r1 - r2, g1 - g2, b1 - b2];
  return Math.sqrt(
    (2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue,
  );
}
