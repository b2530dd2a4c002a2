import { DeniedView } from '#components/states/denied-view.tsx';

/** Nothing asks for it; without it every page carries Next's own page for it. */
export default function Unauthorized() {
  return <DeniedView />;
}
