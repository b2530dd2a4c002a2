import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { panelErrors } from '#lib/contract/permissions.ts';
import type { BackupsAnswer } from '#lib/contract/backup.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { saveKeep } from '#panel/backup/calls.ts';
import { backupTexts as words } from '#panel/backup/texts.ts';
import { CallError } from '#panel/client.ts';
import { CopyRow } from '#panel/settings/copy-row.tsx';
import { Button } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';
import { NumberField } from '#panel/ui/fields.tsx';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

const hours = [
  { value: '', label: words.noHour },
  ...Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: toPersianDigits(`${String(hour).padStart(2, '0')}:00`),
  })),
];

/** When backups are made by themselves, how many are kept, and where. */
export function KeepSection({ revision, keep, hour, folder, free }: BackupsAnswer) {
  const [written, setWritten] = useState<number | null>(keep);
  const [chosen, setChosen] = useState(hour);
  const { mutate, isPending } = useMutation({
    mutationFn: saveKeep,
    meta: { isShown: true },
    onSuccess: () => showToast(words.kept),
    onError: (error) => {
      if (error instanceof CallError && error.code === panelErrors.stale) showToast(words.stale);
      else showFailure(error);
    },
  });
  const isChanged = written !== null && (written !== keep || chosen !== hour);
  return (
    <section className="section" aria-label={words.keepTitle}>
      <h2>{words.keepTitle}</h2>
      <div className="cols">
        <SelectField
          label={words.hour}
          hint={words.hourHint}
          options={hours}
          value={chosen === null ? '' : String(chosen)}
          onChange={(value) => setChosen(value === '' ? null : Number(value))}
        />
        <NumberField
          label={words.keep}
          hint={words.keepHint}
          min={1}
          max={100}
          value={written}
          isUnsaved={written !== keep}
          onChange={setWritten}
        />
        <CopyRow label={words.folder} text={folder} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          isBusy={isPending}
          disabled={!isChanged}
          onClick={() =>
            written === null ? undefined : mutate({ revision, keep: written, hour: chosen })
          }
        >
          {words.saveKeep}
        </Button>
        <span className="small muted">
          {words.free(formatNumber(Math.round(free / 1_000_000)))}
        </span>
      </div>
    </section>
  );
}
