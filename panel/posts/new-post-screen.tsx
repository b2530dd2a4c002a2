import { PostForm } from '#panel/posts/post-form.tsx';

/** «نوشتهٔ تازه» */
export default function NewPostScreen() {
  return <PostForm post={null} />;
}
