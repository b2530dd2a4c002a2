import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A video file, and its stored name, which is derived from its content. */
export interface Film {
  name: string;
  bytes: Buffer;
}

function filmOf(file: string): Film {
  const bytes = readFileSync(new URL(`../assets/${file}.mp4`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { name: `film-${hash}.mp4`, bytes };
}

/** A silent slide show of the demo shop's drawings. Made once with ffmpeg. */
export const shopTour = filmOf('shop-tour');
export const headphonesFilm = filmOf('headphones');
export const coffeeFilm = filmOf('coffee-machine');
export const cameraFilm = filmOf('action-camera');

export const films: readonly Film[] = [shopTour, headphonesFilm, coffeeFilm, cameraFilm];
