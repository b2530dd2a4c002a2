import { normalisePersian } from '#lib/text/persian.ts';

/** A label in its one writing, so that the same word is the same label. */
export const labelTitle = (written: string): string =>
  normalisePersian(written).replaceAll(/\s+/g, ' ').trim();
