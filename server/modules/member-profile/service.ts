import type { Redis } from 'ioredis';
import type { GetProfileAnswer } from '#lib/contract/member.ts';
import type { UpdateProfileBody } from '#lib/contract/member-profile.ts';
import { type Rule, emailRule, nameRule, nationalCodeRule } from '#lib/rules/account.ts';
import { isReservedName } from '#lib/rules/reserved-name.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopNames } from '#server/db/shop-name.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import {
  type Member,
  type SessionService,
  sessionEnded,
} from '#server/modules/member-session/service.ts';
import {
  type ProfileChange,
  holdProfile,
  isTaken,
  readProfile,
  writeProfile,
} from '#server/modules/member-profile/queries.ts';
import { profileTexts } from '#server/modules/member-profile/texts.ts';

const refused = (status: number, code: string, sentence: string) =>
  new ShopError(status, code, sentence, { fields: { nationalCode: sentence } });

/** @throws {ShopError} 422 with all invalid fields */
function judge({ name, email, nationalCode }: UpdateProfileBody): ProfileChange {
  const fields: Record<string, string> = {};
  const take = (field: string, rule: Rule, written: string | undefined): string | undefined => {
    if (written === undefined) return undefined;
    const judged = rule(written);
    if ('value' in judged) return judged.value;
    fields[field] = judged.error;
    return undefined;
  };
  const kept = take('email', emailRule, email);
  const change = {
    name: take('name', nameRule, name),
    email: kept === '' ? null : kept,
    nationalCode: take('nationalCode', nationalCodeRule, nationalCode),
  };
  if (Object.keys(fields).length === 0) return change;
  throw new ShopError(422, 'INVALID', profileTexts.invalid, { fields });
}

/**
 * A code requires a verified number, cannot be changed, and belongs to one member only. The answer does not
 * reveal who else has it.
 * @throws {ShopError} 409
 */
async function admitNationalCode(tx: Db, memberId: number, code: string): Promise<void> {
  const standing = await holdProfile(tx, memberId);
  if (!standing?.isVerified) {
    throw refused(409, 'MOBILE_UNVERIFIED', profileTexts.verifyFirst);
  }
  if (standing.nationalCode === code) return;
  if (standing.nationalCode !== null) {
    throw refused(409, 'NATIONAL_CODE_FIXED', profileTexts.nationalCodeFixed);
  }
  if (await isTaken(tx, memberId, code)) {
    throw refused(409, 'NATIONAL_CODE_REFUSED', profileTexts.nationalCodeTaken);
  }
}

/** National codes a member may try per hour (window in ms), so that nobody can find out which are in use. */
const tries = { kind: 'national-code', windowMs: 3_600_000, most: 10 };

/** Members' profiles. */
export function createProfileService(
  database: Database,
  sessions: Pick<SessionService, 'memberOf'>,
  redis: Redis | null,
  siteUrl: string,
) {
  const countCode = createLimit({ ...tries, redis, sentence: profileTexts.tooMany });

  /** @throws {ShopError} 401 when the member no longer exists */
  async function get({ id, role, warning }: Member, joined?: Db): Promise<GetProfileAnswer> {
    const [profile] = await database.run(readProfile, [id], joined);
    if (profile) return { ...profile, role, warning };
    throw sessionEnded();
  }

  /** @throws {ShopError} 422 for a name of the shop or its staff */
  async function admitName(name: string, joined?: Db): Promise<void> {
    const { shopName, siteName } = await readShopNames(database, siteUrl, joined);
    if (!isReservedName(name, shopName, siteName)) return;
    throw new ShopError(422, 'INVALID', profileTexts.invalid, {
      fields: { name: profileTexts.reservedName },
    });
  }

  /**
   * Changes the fields in the body, all or none.
   * @returns the resulting profile
   * @throws {ShopError} 422 for invalid fields; 409 for a national code that cannot be this member's, 429
   * after too many attempts
   */
  async function update(
    { id, sessionId, isShop }: Member,
    body: UpdateProfileBody,
    joined?: Db,
  ): Promise<GetProfileAnswer> {
    if (body.nationalCode !== undefined) await countCode(String(id));
    const change = judge(body);
    // Those who speak for the shop may be called so.
    if (change.name !== undefined && !isShop) await admitName(change.name, joined);
    await database.transaction(async (tx) => {
      if (change.nationalCode !== undefined) await admitNationalCode(tx, id, change.nationalCode);
      await writeProfile(tx, id, change);
    }, joined);
    return get(await sessions.memberOf({ memberId: id, sessionId }, joined), joined);
  }

  return { get, update };
}
export type ProfileService = ReturnType<typeof createProfileService>;
