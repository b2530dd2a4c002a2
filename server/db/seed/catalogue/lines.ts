import { everydayLaptops, gamingLaptops, macbooks } from './lines/laptops.ts';
import { midrangePhones } from './lines/midrange-phones.ts';
import type { LineInput } from './model.ts';
import { featurePhones, foldables } from './lines/other-phones.ts';
import { allInOnes, monitors } from './lines/screens.ts';
import { flagshipPhones } from './lines/smartphones.ts';
import { tablets } from './lines/tablets.ts';

/** Every kind of thing the demo shop sells. */
export const lines: readonly LineInput[] = [
  flagshipPhones,
  midrangePhones,
  foldables,
  featurePhones,
  tablets,
  macbooks,
  everydayLaptops,
  gamingLaptops,
  monitors,
  allInOnes,
];
