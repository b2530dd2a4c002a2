import type { Database } from '#server/db/database.ts';
import { readData } from '#server/modules/member-data/queries.ts';

/** All that is kept of a member, by kind. */
export type ReadData = (memberId: number) => Promise<Record<string, unknown>>;

export const createDataService =
  (database: Database): ReadData =>
  async (memberId) => {
    const [found] = await database.run(readData, [memberId]);
    return found?.data ?? {};
  };
