import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExternalLink, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListPostsAnswer } from '#lib/contract/admin-post.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';
import { lastSeen } from '#lib/text/last-seen.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { timeOf } from '#lib/text/order-date.ts';
import { smallPicture } from '#panel/content/picture.ts';
import { removePost, restorePost } from '#panel/posts/calls.ts';
import { postsTexts, stateWords } from '#panel/posts/texts.ts';
import { texts } from '#panel/texts.ts';
import { DataTable } from '#panel/ui/data-table.tsx';
import type { Column } from '#panel/ui/list-of.ts';
import { ActionMenu } from '#panel/ui/menu.tsx';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useNow } from '#panel/ui/use-now.ts';

type Row = ListPostsAnswer['items'][number];

function PostState({ state }: Row) {
  return <State kind={stateWords[state].kind}>{stateWords[state].word}</State>;
}

/** When it was or will be published. */
function At({ publishedTime, state }: Row) {
  if (publishedTime === null) return texts.nothing;
  return (
    <time dateTime={publishedTime} className="whitespace-nowrap">
      {formatDate(publishedTime)}
      {state === 'scheduled' ? <bdi dir="ltr"> {timeOf(publishedTime)}</bdi> : null}
    </time>
  );
}

function Changed({ updatedAt }: Row) {
  return postsTexts.changed(lastSeen(updatedAt, useNow()));
}

function Picture({ image }: Row) {
  return (
    <img
      className="post-thumb"
      src={smallPicture(image)}
      alt=""
      width={64}
      height={40}
      loading="lazy"
      decoding="async"
    />
  );
}

const columns: readonly Column<Row>[] = [
  {
    key: 'title',
    head: postsTexts.postTitle,
    cell: (post) => (
      <span className="flex items-center gap-3">
        <Picture {...post} />
        <span className="grid min-w-0">
          <Link to="/posts/$id" params={{ id: String(post.id) }} className="row-open font-label">
            {isolateLatin(post.title)}
          </Link>
          <span className="small faint">
            <Changed {...post} />
          </span>
        </span>
      </span>
    ),
  },
  { key: 'category', head: postsTexts.category, cell: ({ category }) => category.title },
  { key: 'author', head: postsTexts.author, cell: ({ author }) => author.title },
  { key: 'state', head: postsTexts.state, cell: (post) => <PostState {...post} /> },
  {
    key: 'at',
    head: postsTexts.date,
    cell: (post) => (
      <span className="medium muted">
        <At {...post} />
      </span>
    ),
  },
];

function useActions() {
  const { mutate } = useMutation({ mutationFn: (change: () => Promise<unknown>) => change() });
  return (post: Row) => {
    const { id, revision, slug, state, title } = post;
    const putBack = (from: { id: number; revision: number }) =>
      mutate(() => restorePost(from), {
        onSuccess: () => showToast(postsTexts.restored(title)),
      });
    const remove = () =>
      mutate(async () => {
        const gone = await removePost({ id, revision });
        showToast(postsTexts.removed(title), () => putBack(gone));
      });
    if (state === 'bin') {
      return [{ label: postsTexts.restore, icon: Undo2, onChoose: () => putBack(post) }];
    }
    const open = {
      label: postsTexts.open,
      icon: ExternalLink,
      onChoose: () => void window.open(paths.post(id, slug), '_blank', 'noreferrer'),
    };
    return [
      ...(state === 'published' ? [open] : []),
      { label: postsTexts.remove, icon: Trash2, isDanger: true, onChoose: remove },
    ];
  };
}

interface Props {
  rows: readonly Row[];
  isLoading: boolean;
  error: unknown;
  onRetry: () => unknown;
  onMore: (() => unknown) | undefined;
  isLoadingMore: boolean;
  onClearFilters: (() => void) | undefined;
  empty: ReactNode;
}

/** Posts, at a desk as a table, on a phone as cards. */
export function PostList(props: Props) {
  const navigate = useNavigate();
  const actionsOf = useActions();
  return (
    <DataTable
      {...props}
      label={postsTexts.title}
      idOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
      onOpen={({ id }) => void navigate({ to: '/posts/$id', params: { id: String(id) } })}
      columns={[
        ...columns,
        {
          key: 'acts',
          head: '',
          kind: 'acts',
          cell: (post) => (
            <span className="relative z-[1]">
              <ActionMenu label={postsTexts.more(post.title)} actions={actionsOf(post)} />
            </span>
          ),
        },
      ]}
      card={(post) => (
        <>
          <Picture {...post} />
          <span className="card-body">
            <Link to="/posts/$id" params={{ id: String(post.id) }} className="card-open font-label">
              {isolateLatin(post.title)}
            </Link>
            <span className="flex items-center justify-between gap-2">
              <PostState {...post} />
              <span className="small faint">
                <At {...post} />
              </span>
            </span>
          </span>
          <span className="relative z-[1]">
            <ActionMenu label={postsTexts.more(post.title)} actions={actionsOf(post)} />
          </span>
        </>
      )}
    />
  );
}
