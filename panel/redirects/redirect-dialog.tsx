import { Controller } from 'react-hook-form';
import type { AdminRedirect } from '#lib/contract/redirect.ts';
import { type RedirectValues, saveRedirect } from '#panel/redirects/calls.ts';
import { redirectTexts } from '#panel/redirects/texts.ts';
import { texts } from '#panel/texts.ts';
import { SelectField } from '#panel/ui/choices.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  /** Null: a new one. */
  redirect: AdminRedirect | null;
  /** Old address of a new one. */
  path?: string;
  onClose: () => void;
}

const kinds = [
  { value: '308', label: redirectTexts.permanent },
  { value: '301', label: redirectTexts.old },
];

/** An old address and where it leads. */
export default function RedirectDialog({ redirect, path = '', onClose }: Props) {
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: {
      path: redirect?.path ?? path,
      target: redirect?.target ?? '',
      code: redirect?.code === 301 ? '301' : '308',
    },
    send: (values: RedirectValues) => saveRedirect(values, redirect),
    done: () => {
      showToast(redirectTexts.saved);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isFirm
      title={redirect ? redirectTexts.edit : redirectTexts.new}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <TextField
        label={redirectTexts.path}
        hint={redirectTexts.pathHint}
        error={fault('path')}
        isLatin
        maxLength={1_000}
        {...register('path')}
      />
      <TextField
        label={redirectTexts.target}
        hint={redirectTexts.targetHint}
        error={fault('target')}
        isLatin
        maxLength={500}
        {...register('target')}
      />
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <SelectField
            label={redirectTexts.kind}
            hint={redirectTexts.kindHint}
            options={kinds}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
