import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { Redis } from 'ioredis';
import type { acceptInvitationBody, claimShopBody, inviteStaffBody } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { maskedMobile } from '#lib/rules/mobile.ts';
import { networkOf } from '#lib/rules/network.ts';
import { isSame, mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { conflict, ShopError } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import type { CodeService } from '#server/modules/member-code/service.ts';
import type { LoginService } from '#server/modules/member-password/login-service.ts';
import type { NewPasswords } from '#server/modules/member-password/new-service.ts';
import {
  invitationSeconds,
  removeInvitation,
  removeOldInvitations,
  takeInvitation,
  tryInvitation,
  writeInvitation,
} from '#server/modules/staff/invitation-queries.ts';
import { type Browser, refused, type SignIn } from '#server/modules/staff/sign-in-service.ts';
import type { SignInService } from '#server/modules/staff/sign-in-service.ts';
import {
  addStaff,
  lockStaff,
  nameMember,
  readHasStaff,
  readManagerRole,
  readMemberByMobile,
  readRoleNames,
  writeHeld,
} from '#server/modules/staff/staff-queries.ts';
import { staffSms, staffTexts } from '#server/modules/staff/texts.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';
import { recordStaff } from '#server/staff-log.ts';

const [aQuarter, anHour] = [900_000, 3_600_000];
/** Wrong codes per network within a quarter of an hour. */
const mostTries = 30;
/** Invitations of the shop within an hour: each is a message. */
const mostInvitations = 30;

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'tokenSecret' | 'siteUrl'>;
  readonly logins: Pick<LoginService, 'prove'>;
  readonly newPasswords: NewPasswords;
  readonly codes: Pick<CodeService, 'takeOwnership'>;
  readonly signIns: Pick<SignInService, 'enter'>;
}

/** A member whose password is known. */
interface Owner {
  readonly id: number;
  readonly passwordHash: string;
}

/** How people join the staff: the first by the code of the start, others by invitation. */
export function createArrivals(parts: Parts) {
  const { database, redis, settings, logins, newPasswords, codes, signIns } = parts;
  const invitationKey = mac(settings.tokenSecret, 'invitation of staff');
  const countTry = createLimit({
    redis,
    kind: 'panel-arrival',
    windowMs: aQuarter,
    most: mostTries,
    sentence: staffTexts.tooManyTries,
  });
  const countInvitation = createLimit({
    redis,
    kind: 'panel-invitations',
    windowMs: anHour,
    most: mostInvitations,
    sentence: staffTexts.tooManyInvitations,
  });

  const hashOf = (mobile: string, code: string): string =>
    mac(invitationKey, `${mobile} ${code}`).toString('base64url');

  /**
   * The code of an empty shop: the same on all nodes and at each start, worth nothing once the shop has staff. Whoever
   * reads what the service prints may run the shop.
   */
  const claimCode = (): string =>
    (
      mac(settings.tokenSecret, 'claim of an empty shop')
        .toString('hex')
        .slice(0, 16)
        .toUpperCase()
        .match(/.{4}/g) ?? []
    ).join('-');

  async function isClaimable(joined?: Db): Promise<boolean> {
    const [found] = await database.run(readHasStaff, [], joined);
    return found?.hasStaff === false;
  }

  /**
   * Finds out who joins: a verified member with a password must know it; anyone else gets it.
   * @returns a member, or a function that makes one; null for a wrong password
   */
  async function ownerOf(
    mobile: string,
    password: string,
    address: string,
  ): Promise<((tx: Db) => Promise<Owner>) | null> {
    const [found] = await database.run(readMemberByMobile, [mobile]);
    if (found?.hasPassword) {
      const proven = await logins.prove({ mobile, password, address });
      return proven && (async () => proven);
    }
    const passwordHash = await newPasswords.hash(password, mobile);
    return async (tx) => ({
      id: await codes.takeOwnership(mobile, passwordHash, tx),
      passwordHash,
    });
  }

  /**
   * Makes the caller the first manager of a shop without staff.
   * @throws {ShopError} 409 `CLAIMED` once there is one, 422 for a poor password, 429 after too many wrong codes
   */
  async function claim(
    { code, mobile, name, password }: z.output<typeof claimShopBody>,
    browser: Browser,
  ): Promise<SignIn> {
    const takeBack = await countTry(`claim ${networkOf(browser.address)}`);
    if (!(await isClaimable())) throw conflict(panelErrors.claimed, staffTexts.claimed);
    if (!isSame(code.toUpperCase(), claimCode())) return refused(staffTexts.wrongClaim);
    await takeBack().catch(() => {});
    const owner = await ownerOf(mobile, password, browser.address);
    if (owner === null) return refused(staffTexts.wrongPassword);
    const owned = await database.transaction(async (tx) => {
      await lockStaff(tx);
      if (!(await isClaimable(tx))) throw conflict(panelErrors.claimed, staffTexts.claimed);
      const first = await owner(tx);
      await join(tx, first, { name, roles: [await readManagerRole(tx)] });
      const subject = `staff ${first.id}`;
      await recordStaff(tx, {
        memberId: first.id,
        action: 'Claim-Shop',
        subject,
        before: null,
        after: null,
      });
      return first;
    });
    return signIns.enter(owned, browser);
  }

  /**
   * Sends a code to a number; an invitation it has already is replaced.
   * @throws {ShopError} 409 for one of the staff, 422 for an unknown role, 429 after too many
   */
  async function invite(
    invitedBy: number,
    { mobile, name, roles }: z.output<typeof inviteStaffBody>,
  ): Promise<void> {
    const [found] = await database.run(readMemberByMobile, [mobile]);
    if (found?.isStaff) throw conflict(panelErrors.isStaff, staffTexts.isStaff);
    await countInvitation('shop');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const shop = await readShopName(database);
    await database.transaction(async (tx) => {
      await lockStaff(tx);
      const names = await knownRoles(tx, roles);
      await writeInvitation(tx, { mobile, name, roles, codeHash: hashOf(mobile, code) });
      await queueSms(tx, {
        purpose: 'staff-invitation',
        mobiles: [mobile],
        text: staffSms.invitation(shop, code, `${settings.siteUrl}/cpfpco/invitation`),
        keep: invitationSeconds,
        isSecret: true,
      });
      await recordStaff(tx, {
        memberId: invitedBy,
        action: 'Invite-Staff',
        subject: `invitation ${maskedMobile(mobile)}`,
        before: null,
        after: { roles: names },
      });
    });
  }

  /** @throws {ShopError} 404 for an unknown one */
  const cancel = (by: number, id: number): Promise<void> =>
    database.transaction(async (tx) => {
      const mobile = await removeInvitation(tx, id);
      if (mobile === null) {
        throw new ShopError(404, 'INVITATION_NOT_FOUND', staffTexts.unknownInvitation);
      }
      await recordStaff(tx, {
        memberId: by,
        action: 'Cancel-Invitation',
        subject: `invitation ${maskedMobile(mobile)}`,
        before: null,
        after: null,
      });
    });

  /** @throws {ShopError} 422 for a poor password, 429 after too many wrong codes */
  async function accept(
    { mobile, code, password }: z.output<typeof acceptInvitationBody>,
    browser: Browser,
  ): Promise<SignIn> {
    const takeBack = await countTry(`invitation ${networkOf(browser.address)}`);
    const codeHash = hashOf(mobile, code);
    const [tried] = await database.run(tryInvitation, [mobile, codeHash]);
    if (!tried?.isRight) return refused(staffTexts.wrongInvitation);
    await takeBack().catch(() => {});
    const owner = await ownerOf(mobile, password, browser.address);
    if (owner === null) return refused(staffTexts.wrongPassword);
    const owned = await database.transaction(async (tx) => {
      await lockStaff(tx);
      const invitation = await takeInvitation(tx, mobile, codeHash);
      if (!invitation) return null;
      const joining = await owner(tx);
      await join(tx, joining, invitation);
      await recordStaff(tx, {
        memberId: joining.id,
        action: 'Accept-Invitation',
        subject: `staff ${joining.id}`,
        before: null,
        after: { roles: await readRoleNames(tx, invitation.roles) },
      });
      return joining;
    });
    return owned ? signIns.enter(owned, browser) : refused(staffTexts.wrongInvitation);
  }

  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldInvitations, []);
    return gone?.count ?? 0;
  }

  /** What the panel shows before anyone is signed in. */
  const state = async () => ({
    claimable: await isClaimable(),
    shopName: await readShopName(database),
  });

  return { claimCode, isClaimable, state, claim, invite, cancel, accept, removeSomeOld };
}
export type ArrivalService = ReturnType<typeof createArrivals>;

/**
 * The names of roles.
 * @throws {ShopError} 422 when one does not exist
 */
export async function knownRoles(tx: Db, ids: readonly number[]): Promise<string[]> {
  const names = await readRoleNames(tx, ids);
  if (names.length === new Set(ids).size) return names;
  throw new ShopError(422, 'INVALID', staffTexts.invalid, {
    fields: { roles: staffTexts.unknownRole },
  });
}

async function join(
  tx: Db,
  { id }: Owner,
  { name, roles }: { name: string; roles: readonly number[] },
): Promise<void> {
  await addStaff(tx, id);
  await nameMember(tx, id, name);
  await writeHeld(tx, id, roles);
}
