/** Whether the pieces of `variant v` have sunk to its limit; the index `variant_low` knows these variants. */
export const lowStockSql = 'v.low_stock is not null and v.stock - v.held <= v.low_stock';
