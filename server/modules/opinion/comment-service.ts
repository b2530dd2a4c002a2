import type { AddCommentBody, AddedCommentAnswer } from '#lib/contract/blog.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { orTakeBack } from '#server/limits/limit.ts';
import { holdAuthor } from '#server/modules/opinion/author.ts';
import { holdSameComment, insertComment, isPost } from '#server/modules/opinion/comment-queries.ts';
import type { Writer } from '#server/modules/opinion/daily-count.ts';
import { announceOpinion, spreadOpinion } from '#server/modules/opinion/page-change.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { judgeText, type OpinionParts } from '#server/modules/opinion/write-service.ts';

/** Members' comments on blog posts, which are moderated before they are shown. */
export function createCommentService({ database, events, count }: OpinionParts) {
  /**
   * Adds a comment; the same text is not added twice. The comment of staff who manage opinions is the
   * shop's and shown at once.
   * @throws {ShopError} 404 for an unpublished post, 422 for an invalid text, 429
   */
  async function add(
    writer: Writer,
    { id: postId, body: written }: AddCommentBody,
    joined?: Db,
  ): Promise<AddedCommentAnswer> {
    const body = judgeText('comment', 'body', written);
    const { isShop } = writer;
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
      announceOpinion(tx, events);
      return { id, author, body, state };
    }, joined);
    return orTakeBack([takeBack], adding);
  }

  return { add };
}
export type CommentService = ReturnType<typeof createCommentService>;
