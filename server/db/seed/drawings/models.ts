import type { Model } from './kinds.ts';

/** Every model drawn, and in which views. The sum of all views stays under 300. */
export const models: readonly Model[] = [
  {
    type: 'phone',
    style: 'pro',
    colour: 'natural',
    tint: 'sand',
    wallpaper: 'amber',
    views: ['main', 'back', 'close'],
  },
  {
    type: 'feature-phone',
    style: 'bar',
    colour: 'navy',
    tint: 'mist',
    wallpaper: 'sea',
    views: ['main', 'close', 'scale'],
  },
];
