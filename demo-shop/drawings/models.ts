import type { Model, View } from './kinds.ts';
import { digital } from './models-digital.ts';
import { home } from './models-home.ts';
import { furtherShades } from './models-shades.ts';

const drawn: readonly Model[] = [...digital, ...home, ...furtherShades];

const isFirstOfStyle = (model: Model): boolean =>
  drawn.find(({ type, style }) => type === model.type && style === model.style) === model;

/**
 * Every model drawn and in which views. A product shows no colour it isn't sold in, so that even one of
 * a single colour needs three pictures of its own: a near view in each colour, and a neutral one.
 */
export const models: readonly Model[] = drawn.map((model) => {
  const further: readonly View[] = isFirstOfStyle(model) ? ['close', 'scale'] : ['close'];
  return { ...model, views: [...new Set([...model.views, ...further])] };
});
