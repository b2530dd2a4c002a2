import { midrangePhones } from './lines/midrange-phones.ts';
import type { LineInput } from './model.ts';
import { featurePhones, foldables } from './lines/other-phones.ts';
import { flagshipPhones } from './lines/smartphones.ts';

/** Every kind of thing the demo shop sells. */
export const lines: readonly LineInput[] = [
  flagshipPhones,
  midrangePhones,
  foldables,
  featurePhones,
];
