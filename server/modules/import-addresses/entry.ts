import { ShopError } from '#server/errors.ts';
import type { OldKind } from '#server/modules/redirect/match-service.ts';

/** A page of a former shop as a file names it. */
export interface Entry {
  /** Where it stands in a file of lines; null in others. */
  readonly line: number | null;
  /** As it is written: with its host or without, percent-encoded or not. */
  readonly address: string;
  /** Where it leads, if the file says so. */
  readonly to: string | null;
  readonly kind: OldKind | null;
  readonly id: number | null;
  readonly sku: string | null;
  readonly name: string;
  /** Why it is no page that leads on; null for one that does. */
  readonly fault: { readonly state: 'skipped' | 'wrong'; readonly text: string } | null;
}

export const entryOf = (address: string, more: Partial<Entry> = {}): Entry => ({
  line: null,
  address,
  to: null,
  kind: null,
  id: null,
  sku: null,
  name: '',
  fault: null,
  ...more,
});

/** 422 for a file that cannot be read. */
export const badFile = (message: string): ShopError => new ShopError(422, 'BAD_FILE', message);
