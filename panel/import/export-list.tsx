import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportFiles, type ExportKind, exportKinds } from '#lib/contract/export-kinds.ts';
import { exportAll } from '#panel/import/calls.ts';
import { exportTitle, exportWords } from '#panel/import/export-texts.ts';
import { useMe } from '#panel/session/use-me.ts';
import { Button } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import './export.css';

function Row({ kind }: { kind: ExportKind }) {
  const { title, text, action, done } = exportWords[kind];
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportAll(kind),
    onSuccess: () => showToast(done),
  });
  return (
    <li>
      <div className="min-w-0">
        <h3 className="medium font-label">{title}</h3>
        <p className="small muted">{text}</p>
      </div>
      <Button
        isBusy={isPending}
        icon={<Download className="i i-s" aria-hidden="true" />}
        onClick={() => mutate()}
      >
        {action}
      </Button>
    </li>
  );
}

/** What a shop takes with it, as far as the person may. */
export function ExportList() {
  const { permissions } = useMe();
  const kinds = exportKinds.filter((kind) => permissions.includes(exportFiles[kind].permission));
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="export">
      <h2 id="export">{exportTitle}</h2>
      <ul className="import-exports">
        {kinds.map((kind) => (
          <Row key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
