import type { Model, View } from './kinds.ts';
import { digital } from './models-digital.ts';
import { home } from './models-home.ts';
import { furtherShades } from './models-shades.ts';

const drawn: readonly Model[] = [...digital, ...home, ...furtherShades];

const isFirstOfStyle = (model: Model): boolean =>
  drawn.find(({ type, style }) => type === model.type && style === model.style) === model;

/**
 * Every model and its views. A product shows only colours it is sold in, so even a product with a
 * single colour needs three images of its own: a close-up in each colour, and a neutral one.
 */
export const models: readonly Model[] = drawn.map((model) => {
  const further: readonly View[] = isFirstOfStyle(model) ? ['close', 'scale'] : ['close'];
  return { ...model, views: [...new Set([...model.views, ...further])] };
});
