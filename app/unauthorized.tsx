import { DeniedView } from '#components/states/denied-view.tsx';

/** Unused, but without it Next bundles its own page for 401 into every page. */
export default function Unauthorized() {
  return <DeniedView />;
}
