import type { z } from 'zod';
import type { Redis } from 'ioredis';
import type { acceptInvitationBody, claimShopBody } from '#lib/contract/staff.ts';
import { panelErrors } from '#lib/contract/permissions.ts';
import { networkOf } from '#lib/rules/network.ts';
import { isSame, mac } from '#lib/rules/signature.ts';
import type { Config } from '#server/config.ts';
import type { Database, Db } from '#server/db/database.ts';
import { readShopName } from '#server/db/shop-name.ts';
import { conflict } from '#server/errors.ts';
import { createLimit } from '#server/limits/limit.ts';
import type { CodeService } from '#server/modules/member-code/service.ts';
import type { LoginService } from '#server/modules/member-password/login-service.ts';
import type { NewPasswords } from '#server/modules/member-password/new-service.ts';
import { roleNames } from '#server/modules/staff/grant.ts';
import { takeInvitation, tryInvitation } from '#server/modules/staff/invitation-queries.ts';
import type { InvitationService } from '#server/modules/staff/invitation-service.ts';
import { type Browser, refused, type SignIn } from '#server/modules/staff/sign-in-service.ts';
import type { SignInService } from '#server/modules/staff/sign-in-service.ts';
import {
  addStaff,
  findRoles,
  lockStaff,
  nameMember,
  readHasStaff,
  readManagerRole,
  readMemberByMobile,
  writeHeld,
} from '#server/modules/staff/staff-queries.ts';
import { staffTexts } from '#server/modules/staff/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

const aQuarter = 900_000;
/** Wrong codes per network within a quarter of an hour. */
const mostTries = 30;

interface Parts {
  readonly database: Database;
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'tokenSecret'>;
  readonly logins: Pick<LoginService, 'prove'>;
  readonly newPasswords: NewPasswords;
  readonly codes: Pick<CodeService, 'takeOwnership'>;
  readonly signIns: Pick<SignInService, 'enter'>;
  readonly invitations: Pick<InvitationService, 'hashOf' | 'requireNew'>;
}

/** A member whose password is known. */
interface Owner {
  readonly id: number;
  readonly passwordHash: string;
}

/** Someone who joins. */
interface Newcomer {
  /** Whether they knew the password of their account. */
  readonly isProven: boolean;
  /** Gives them the account of their number. */
  readonly take: (tx: Db) => Promise<Owner>;
}

/** How people join the staff: the first by the code of the start, others by invitation. */
export function createArrivals(parts: Parts) {
  const { database, redis, settings, logins, newPasswords, codes, signIns, invitations } = parts;
  const countTry = createLimit({
    redis,
    kind: 'panel-arrival',
    windowMs: aQuarter,
    most: mostTries,
    sentence: staffTexts.tooManyTries,
  });

  /**
   * The code by which the first manager joins, printed while the shop has no staff. It derives from `TOKEN_SECRET`: nodes
   * that share it print the same one. Whoever reads it may take a shop without staff.
   */
  const claimCode = (): string =>
    (
      mac(settings.tokenSecret, 'claim of an empty shop')
        .toString('hex')
        .slice(0, 16)
        .toUpperCase()
        .match(/.{4}/g) ?? []
    ).join('-');

  /** The last manager cannot leave, so a shop that has staff keeps it. */
  let hasStaff = false;

  async function isClaimable(joined?: Db): Promise<boolean> {
    if (hasStaff) return false;
    const [found] = await database.run(readHasStaff, [], joined);
    hasStaff = found?.hasStaff ?? true;
    return !hasStaff;
  }

  /**
   * Finds out who joins: a verified member with a password must know it; anyone else gets it.
   * @returns null for a wrong password
   */
  async function newcomerOf(
    mobile: string,
    password: string,
    address: string,
  ): Promise<Newcomer | null> {
    const [found] = await database.run(readMemberByMobile, [mobile]);
    if (found?.hasPassword) {
      const proven = await logins.prove({ mobile, password, address });
      return proven && { isProven: true, take: async () => proven };
    }
    const passwordHash = await newPasswords.hash(password, mobile);
    return {
      isProven: false,
      take: async (tx) => {
        const id = await codes.takeOwnership(mobile, passwordHash, tx);
        if (id === null) throw conflict(panelErrors.isBlocked, staffTexts.isBlocked);
        return { id, passwordHash };
      },
    };
  }

  /**
   * The code of the start does not prove the number: an account it has is theirs who know its password.
   * @throws {ShopError} 409 `NUMBER_UNPROVEN`
   */
  async function requireProof({ isProven }: Newcomer, mobile: string, tx: Db): Promise<void> {
    if (isProven) return;
    const found = await database.run(readMemberByMobile, [mobile], tx);
    if (found.length === 0) return;
    throw conflict(panelErrors.numberUnproven, staffTexts.numberUnproven);
  }

  /**
   * Makes the caller the first manager of a shop without staff.
   * @throws {ShopError} 409 `CLAIMED` once there is one, `NUMBER_UNPROVEN`, 422 for a poor password, 429 after too
   * many wrong codes
   */
  async function claim(
    { code, mobile, name, password }: z.output<typeof claimShopBody>,
    browser: Browser,
  ): Promise<SignIn> {
    const takeBack = await countTry(`claim ${networkOf(browser.address)}`);
    if (!(await isClaimable())) throw conflict(panelErrors.claimed, staffTexts.claimed);
    if (!isSame(code.toUpperCase(), claimCode())) return refused(staffTexts.wrongClaim);
    await takeBack().catch(() => {});
    const newcomer = await newcomerOf(mobile, password, browser.address);
    if (newcomer === null) return refused(staffTexts.wrongPassword);
    const owned = await database.transaction(async (tx) => {
      await lockStaff(tx);
      if (!(await isClaimable(tx))) throw conflict(panelErrors.claimed, staffTexts.claimed);
      await requireProof(newcomer, mobile, tx);
      const first = await newcomer.take(tx);
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
    return signIns.enter(owned, browser, false);
  }

  /** @throws {ShopError} 409 for one of the staff, 422 for a poor password, 429 after too many wrong codes */
  async function accept(
    { mobile, code, password }: z.output<typeof acceptInvitationBody>,
    browser: Browser,
  ): Promise<SignIn> {
    const takeBack = await countTry(`invitation ${networkOf(browser.address)}`);
    const codeHash = invitations.hashOf(mobile, code);
    const [tried] = await database.run(tryInvitation, [mobile, codeHash]);
    if (!tried?.isRight) return refused(staffTexts.wrongInvitation);
    await takeBack().catch(() => {});
    const newcomer = await newcomerOf(mobile, password, browser.address);
    if (newcomer === null) return refused(staffTexts.wrongPassword);
    const owned = await database.transaction(async (tx) => {
      await lockStaff(tx);
      const invitation = await takeInvitation(tx, mobile, codeHash);
      if (!invitation) return null;
      await invitations.requireNew(mobile, tx);
      const joining = await newcomer.take(tx);
      await join(tx, joining, invitation);
      await recordStaff(tx, {
        memberId: joining.id,
        action: 'Accept-Invitation',
        subject: `staff ${joining.id}`,
        before: null,
        after: { roles: roleNames(await findRoles(tx, invitation.roles)) },
      });
      return joining;
    });
    return owned ? signIns.enter(owned, browser, false) : refused(staffTexts.wrongInvitation);
  }

  /** What the panel shows before anyone is signed in. */
  const state = async () => ({
    claimable: await isClaimable(),
    shopName: await readShopName(database),
  });

  return { claimCode, isClaimable, state, claim, accept };
}
export type ArrivalService = ReturnType<typeof createArrivals>;

async function join(
  tx: Db,
  { id }: Owner,
  { name, roles }: { name: string; roles: readonly number[] },
): Promise<void> {
  await addStaff(tx, id);
  await nameMember(tx, id, name);
  await writeHeld(tx, id, roles);
}
