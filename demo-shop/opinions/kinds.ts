import type { Kind } from './kind.ts';
import { computers, phones } from './kinds-of-devices.ts';
import { home, leisure } from './kinds-of-home.ts';

/** All kinds of products, by category. */
export const kinds: readonly Kind[] = [...phones, ...computers, ...leisure, ...home];
