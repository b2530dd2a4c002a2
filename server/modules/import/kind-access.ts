import type { FastifyRequest } from 'fastify';
import { type ImportKindName, importAccess, importKinds } from '#lib/contract/import-names.ts';
import { alsoRequire } from '#server/http/staff.ts';

/** Whoever may see files of a kind; which kind it is, is checked once it is known. */
export const staffOfImports = [...new Set(importKinds.map((kind) => importAccess[kind].see))];

/** @throws {ShopError} 403 `PERMISSION` */
export function requireKind(request: FastifyRequest, kind: ImportKindName, writes = false): void {
  const { see, write } = importAccess[kind];
  alsoRequire(request, see, ...(writes ? write : []));
}
