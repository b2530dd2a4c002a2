import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// V8 13.6 sometimes crashes ("jit_page_->allocations_.erase(addr) == 1") when it collects compiled
// WebAssembly while a call from it into JavaScript is being compiled: nodejs/node#64500. The code that is not
// collected is small, and freed with its database.
setFlagsFromString('--no-wasm-code-gc');

const extensions = { pg_trgm };

/** An embedded PostgreSQL with the extensions the schema needs; in memory without a `dataDir`. */
export function createPglite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<PGlite> {
  return PGlite.create({ ...options, extensions });
}
