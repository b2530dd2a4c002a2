import type { Drawing, PictureType } from './kinds.ts';
import { featurePhone } from './feature-phones.ts';
import { phone } from './phones.ts';

/** Which drawing belongs to which type. */
export const drawings: Partial<Record<PictureType, Drawing>> = {
  phone,
  'feature-phone': featurePhone,
};
