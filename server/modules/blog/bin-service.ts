import type { z } from 'zod';
import type { AdminPost, removePostBody } from '#lib/contract/admin-post.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { conflict } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { holdRevision, recorded, savedPost } from '#server/modules/blog/held-post.ts';
import { announcePost } from '#server/modules/blog/post-announcement.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { binPost, removeOldPosts, unbinPost } from '#server/modules/blog/write-queries.ts';
import { recordStaff } from '#server/staff-log.ts';

type Body = z.output<typeof removePostBody>;

/** Removes posts and brings them back. Callers must have checked that staff ask. */
export function createBinService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  async function move(
    memberId: number | null,
    body: Body,
    action: 'Remove-Post' | 'Restore-Post',
    joined?: Db,
  ): Promise<AdminPost> {
    const { id } = body;
    return database.transaction(async (tx) => {
      const { place, post } = await holdRevision(tx, body);
      const isRemoval = action === 'Remove-Post';
      if (isRemoval && post.state === 'bin') throw conflict('IN_BIN', blogTexts.inBin);
      if (!isRemoval && post.state !== 'bin') throw conflict('NOT_IN_BIN', blogTexts.notInBin);
      if (isRemoval) await binPost(tx, id);
      const brought = isRemoval ? undefined : await unbinPost(tx, id);
      const time = brought?.publishedTime ?? null;
      await announcePost(tx, {
        id,
        before: place,
        after: { ...place, isShown: brought?.isShown ?? false },
        publishedTime: time === null ? null : new Date(time),
      });
      const saved = await savedPost(tx, id);
      const [before, after] = [recorded(post), recorded(saved)];
      await recordStaff(tx, { memberId, action, subject: `post ${id}`, before, after });
      afterCommit(tx, () => events.emit('outbox'));
      return saved;
    }, joined);
  }

  /** Deletes a batch of posts whose time in the bin is over; resolves to their number. */
  async function removeSomeOld(): Promise<number> {
    const [gone] = await database.run(removeOldPosts, []);
    return gone?.count ?? 0;
  }

  return {
    /**
     * Puts a post into the bin; it is not found any more, and deleted after 30 days.
     * @throws {ShopError} 404; 409 `STALE` with the post of now, `IN_BIN`
     */
    remove: (memberId: number | null, body: Body, joined?: Db) =>
      move(memberId, body, 'Remove-Post', joined),
    /**
     * Takes a post out of the bin; it is published when it was or would have been.
     * @throws {ShopError} 404; 409 `STALE` with the post of now, `NOT_IN_BIN`
     */
    restore: (memberId: number, body: Body, joined?: Db) =>
      move(memberId, body, 'Restore-Post', joined),
    removeSomeOld,
  };
}
export type BinService = ReturnType<typeof createBinService>;
