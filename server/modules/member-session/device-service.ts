import type { DevicesAnswer } from '#lib/contract/member-device.ts';
import type { EndedAnswer } from '#lib/contract/member-profile.ts';
import { deviceOf } from '#lib/text/device.ts';
import type { Database } from '#server/db/database.ts';
import type { ShopEvents } from '#server/events.ts';
import { ShopError } from '#server/errors.ts';
import type { Member } from '#server/modules/member-session/standing.ts';
import { endSessionOf, readSessions } from '#server/modules/member-session/device-queries.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import { deviceTexts } from '#server/modules/member-session/device-texts.ts';

type Whose = Pick<Member, 'id' | 'sessionId'>;

/** Members' sessions. A session is a device: each browser has its own. */
export function createDeviceService(
  database: Database,
  events: ShopEvents,
  sessions: Pick<SessionService, 'endSessions'>,
) {
  async function list({ id, sessionId }: Whose): Promise<DevicesAnswer> {
    const found = await database.run(readSessions, [id, sessionId]);
    const devices = found.map(({ userAgent, ...session }) => ({
      ...session,
      ...deviceOf(userAgent),
    }));
    return { devices };
  }

  /**
   * Ends the session of another device of the member; its tokens become invalid.
   * @returns the remaining sessions
   * @throws {ShopError} 404 for a session that is not the member's; 409 for the current one, which ends by
   * logout
   */
  async function end(whose: Whose, sessionId: string): Promise<DevicesAnswer> {
    if (sessionId.toLowerCase() === whose.sessionId) {
      throw new ShopError(409, 'THIS_DEVICE', deviceTexts.isThis);
    }
    const [gone] = await database.run(endSessionOf, [whose.id, sessionId]);
    if (!gone) throw new ShopError(404, 'DEVICE_NOT_FOUND', deviceTexts.unknown);
    events.emit('sessionsEnded', [gone.id]);
    return list(whose);
  }

  /** Ends all sessions of the member except the current one. */
  async function endOthers({ id, sessionId }: Whose): Promise<EndedAnswer> {
    return { ended: await sessions.endSessions(database.db, id, sessionId) };
  }

  return { list, end, endOthers };
}
export type DeviceService = ReturnType<typeof createDeviceService>;
