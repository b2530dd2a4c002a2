import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Page } from '#panel/frame/page.tsx';
import { ScreenMissing } from '#panel/frame/screen-states.tsx';
import { postQuery } from '#panel/posts/calls.ts';
import { PostForm } from '#panel/posts/post-form.tsx';
import { postsTexts } from '#panel/posts/texts.ts';
import { useParams } from '#panel/ui/address.ts';
import { Waiting } from '#panel/ui/states.tsx';
import { useMade } from '#panel/ui/use-made.ts';

/** «ویرایش نوشته» و «نوشتهٔ تازه» */
export default function PostScreen() {
  const navigate = useNavigate();
  const { id, newKey, setMade } = useMade(useParams()['id'] ?? '');
  const { data, error, refetch } = useQuery({ ...postQuery(id), enabled: id > 0 });
  const onMade = (madeId: number) => {
    setMade(madeId);
    const params = { id: String(madeId) };
    void navigate({ to: '/posts/$id', params, replace: true, ignoreBlocker: true });
  };
  if (newKey !== null) return <PostForm key={newKey} post={data ?? null} onMade={onMade} />;
  if (id === 0) return <ScreenMissing />;
  if (data) return <PostForm key={data.id} post={data} onMade={onMade} />;
  return (
    <Page title={postsTexts.edit} back="/posts">
      <Waiting error={error} onRetry={refetch} />
    </Page>
  );
}
