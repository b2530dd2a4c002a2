import { DeniedView } from '#components/states/denied-view.tsx';

export default function Forbidden() {
  return <DeniedView />;
}
