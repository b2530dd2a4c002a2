import type { MoveStockBody } from '#lib/contract/goods-grid.ts';
import type { Move } from '#panel/movements/texts.ts';

interface Draft {
  variantId: number;
  move: Move;
  pieces: number | null;
  reason: MoveStockBody['reason'];
}

/** What is sent; null while the number is missing, or would change nothing. */
export function moveBody({ variantId, move, pieces, reason }: Draft): MoveStockBody | null {
  if (pieces === null || pieces < 0) return null;
  if (move === 'count') return { variantId, reason: 'counted', counted: pieces };
  if (pieces === 0) return null;
  return { variantId, reason, change: move === 'add' ? pieces : -pieces };
}
