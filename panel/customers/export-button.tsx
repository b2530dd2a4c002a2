import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { exportFile } from '#panel/customers/calls.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { useMay } from '#panel/session/use-me.ts';
import { Button } from '#panel/ui/button.tsx';
import { showToast } from '#panel/ui/toast.tsx';

const Confirm = lazy(async () => ({ default: (await import('#panel/ui/confirm.tsx')).Confirm }));

interface Props {
  /** Of the call that answers the file. */
  name: string;
  body: object;
  fileName: string;
  title: string;
  /** What the file holds, and that it is recorded. */
  text: string;
  done: string;
}

/** Takes personal data out of the shop: with a permission of its own, and after a question. */
export function ExportButton({ name, body, fileName, title, text, done }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  if (!useMay('customers.export')) return null;
  return (
    <>
      <Button
        icon={<Download className="i i-s" aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        {words.export}
      </Button>
      {isAsking ? (
        <Suspense>
          <Confirm
            title={title}
            text={text}
            action={words.exportAction}
            onConfirm={async () => {
              await exportFile(name, body, fileName);
              showToast(done);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
