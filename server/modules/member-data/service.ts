import type { MemberData } from '#lib/contract/member-data.ts';
import type { Database } from '#server/db/database.ts';
import { readData } from '#server/modules/member-data/queries.ts';
import { memberDataTexts } from '#server/modules/member-data/texts.ts';
import { sessionEnded } from '#server/modules/member-session/service.ts';

/**
 * All that is kept of a member, by kind.
 * @throws {ShopError} 401 if the member is gone
 */
export type ReadData = (memberId: number) => Promise<MemberData>;

export const createDataService =
  (database: Database): ReadData =>
  async (memberId) => {
    const [found] = await database.run(readData, [memberId]);
    if (!found) throw sessionEnded();
    return { about: memberDataTexts.about, ...found.data };
  };
