import { DeniedView } from '#components/layout/denied-view.tsx';

export default function Forbidden() {
  return <DeniedView />;
}
