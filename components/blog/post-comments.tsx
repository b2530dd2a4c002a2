import { WrittenText } from '#components/ui/mixed-text.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';

/**
 * Readers' comments. Members write them on an account page, so that this page stays the same for
 * all.
 */
export function PostComments({ post }: { post: BlogDetailAnswer }) {
  const { id, comments, commentCount } = post;
  return (
    <section id="comments" className="post-comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        {`${blogTexts.comments} `}
        {commentCount === 0 ? null : <small>{formatNumber(commentCount)}</small>}
      </h2>
      {comments.length === 0 ? (
        <p className="text-ink-3">{blogTexts.noComments}</p>
      ) : (
        <ul className="opinions">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      <a className="btn btn-outline btn-sm mt-4" rel="nofollow" href={paths.writeComment(id)}>
        {blogTexts.write}
      </a>
    </section>
  );
}

function Comment({ comment }: { comment: BlogDetailAnswer['comments'][number] }) {
  const { author, isShop, body, writtenAt } = comment;
  return (
    <li>
      <p className="opinion-by">
        <b>{author}</b>
        {isShop ? <span className="tag tag-info">{blogTexts.shop}</span> : null}
        <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
      </p>
      <p className="opinion-body">
        <WrittenText>{body}</WrittenText>
      </p>
    </li>
  );
}
