import type { BasketOwner } from '#server/basket-owner.ts';
import type { Statement } from '#server/db/statement.ts';

interface OwnerColumn {
  /** Suffix of the statement's name. */
  readonly suffix: string;
  /** Column of `basket` with the owner; indexed. */
  readonly column: string;
  readonly type: string;
}

/** One statement for visitors' baskets and one for members'. The first value of each is the owner. */
export function perOwner<Row>(write: (of: OwnerColumn) => Statement<Row>) {
  return {
    guest: write({ suffix: 'guest', column: 'guid', type: 'uuid' }),
    member: write({ suffix: 'member', column: 'member_id', type: 'bigint' }),
  };
}

/** The owner as a parameter of a statement. */
export const ownerValue = (owner: BasketOwner): string | number =>
  owner.kind === 'guest' ? owner.guid : owner.memberId;

/** Increases the basket's sequence if it is unchanged since it was read. Values: owner, the sequence read. */
export const changed = (column: string) => `changed as (
      update basket set sequence = sequence + 1, updated_at = now()
      where ${column} = $1 and sequence = $2
      returning id, sequence
    )`;
