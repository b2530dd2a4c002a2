import type { AddCommentBody, AddedCommentAnswer } from '#lib/contract/blog.ts';
import { administratorRole } from '#lib/contract/codes.ts';
import { ShopError } from '#server/errors.ts';
import { orTakeBack } from '#server/limits/limit.ts';
import { holdAuthor } from '#server/modules/opinion/author.ts';
import { holdSameComment, insertComment, isPost } from '#server/modules/opinion/comment-queries.ts';
import type { Writer } from '#server/modules/opinion/daily-count.ts';
import { spreadOpinion } from '#server/modules/opinion/page-change.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { judgeText, type OpinionParts } from '#server/modules/opinion/write-service.ts';

/** What members say below posts of the magazine. The shop reads it before others do. */
export function createCommentService({ database, events, count }: OpinionParts) {
  /**
   * A member's comment; the same words are not taken twice. An administrator's is the shop's, and shown at once.
   * @throws {ShopError} 404 for a post that is not shown, 422 for a text that will not do, 429
   */
  async function add(
    writer: Writer,
    { id: postId, body: written }: AddCommentBody,
  ): Promise<AddedCommentAnswer> {
    const body = judgeText('comment', 'body', written);
    const isShop = writer.role === administratorRole;
    const takeBack = await count(writer);
    const adding = database.transaction(async (tx) => {
      const author = await holdAuthor(tx, writer, isShop);
      if (!(await isPost(tx, postId))) {
        throw new ShopError(404, 'POST_NOT_FOUND', opinionTexts.unknownPost);
      }
      const same = await holdSameComment(tx, writer.id, postId, body);
      if (same) return { id: same.id, author, body, state: same.state };
      const state = isShop ? ('shown' as const) : ('waiting' as const);
      const wording = { memberId: writer.id, author, body, state };
      const id = await insertComment(tx, { ...wording, postId, isShop });
      if (isShop) await spreadOpinion(tx, 'comment', postId);
      return { id, author, body, state };
    });
    const added = await orTakeBack([takeBack], adding);
    events.emit('outbox');
    return added;
  }

  return { add };
}
export type CommentService = ReturnType<typeof createCommentService>;
