import type { Model } from './kinds.ts';
import { digital } from './models-digital.ts';
import { home } from './models-home.ts';

/** Every model drawn and in which views; the seed may make at most 300 pictures of them. */
export const models: readonly Model[] = [...digital, ...home];
