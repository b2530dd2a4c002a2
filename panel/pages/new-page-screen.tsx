import { PageForm } from '#panel/pages/page-form.tsx';

/** «برگهٔ تازه» */
export default function NewPageScreen() {
  return <PageForm page={null} />;
}
