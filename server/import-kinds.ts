import type { RowKinds } from '#server/modules/import/imports-service.ts';

interface Needs {}

/** What files hold, besides goods; for the service and for commands. */
export const rowKindsOf = (_needs: Needs): RowKinds => ({});
