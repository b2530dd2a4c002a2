import { useQuery } from '@tanstack/react-query';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { postQuery } from '#panel/posts/calls.ts';
import { PostForm } from '#panel/posts/post-form.tsx';
import { postsTexts } from '#panel/posts/texts.ts';
import { useParams } from '#panel/ui/address.ts';
import { Failed } from '#panel/ui/states.tsx';

/** «ویرایش نوشته» */
export default function PostScreen() {
  const written = useParams()['id'] ?? '';
  const id = /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0;
  const { data, error, refetch } = useQuery({ ...postQuery(id), enabled: id > 0 });
  if (id === 0) return <ScreenMissing />;
  if (data) return <PostForm key={data.id} post={data} />;
  return (
    <Page title={postsTexts.edit} back="/posts">
      {error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <div className="box grid gap-4" aria-busy="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
    </Page>
  );
}
