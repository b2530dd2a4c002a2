import { housePages } from './pages-house.ts';
import type { PageText } from './page-text.ts';
import { shopPages } from './pages-shop.ts';

export const pages: readonly PageText[] = [...shopPages, ...housePages];
