import type { PageText } from './page-text.ts';

export const housePages: readonly PageText[] = [];
