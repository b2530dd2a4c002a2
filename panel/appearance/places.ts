import type { MenuPlace } from '#lib/contract/appearance.ts';

/** Menus in the order of their tabs. Not from the contract's schemas, which would bring zod along. */
export const places = ['side', 'menu', 'footer', 'header'] as const satisfies readonly MenuPlace[];
