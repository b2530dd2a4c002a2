import type { PageText } from './page-text.ts';

export const shopPages: readonly PageText[] = [];
