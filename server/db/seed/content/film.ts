import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Ten silent seconds: drawings of the demo shop pass by. Made once with ffmpeg. */
const bytes = readFileSync(new URL('../assets/shop-tour.mp4', import.meta.url));
const name = `film-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.mp4`;

/** A film file among the pictures, and its name there, made of its content. */
export const shopTour = { name, bytes } as const;
