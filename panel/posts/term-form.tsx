import { useWatch } from 'react-hook-form';
import { PictureField } from '#panel/content/picture-field.tsx';
import { termWords } from '#panel/posts/term-words.ts';
import {
  saveTerm,
  type Term,
  type TermKind,
  type TermValues,
  valuesOf,
} from '#panel/posts/terms.ts';
import { texts } from '#panel/texts.ts';
import { Dialog } from '#panel/ui/dialog.tsx';
import { TextArea, TextField } from '#panel/ui/fields.tsx';
import { Note } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';
import { useCallForm } from '#panel/ui/use-call-form.ts';

interface Props {
  kind: TermKind;
  term: Term | null;
  /** Of a new category. */
  position: number;
  onClose: () => void;
  /** With the address of what was saved. */
  onSaved?: (slug: string) => void;
}

type AuthorForm = Pick<
  ReturnType<typeof useCallForm<TermValues, unknown>>,
  'form' | 'register' | 'fault'
>;

/** What only an author has, below the text. */
function AuthorFields({ form, register, fault }: AuthorForm) {
  return (
    <>
      <PictureField
        label={termWords.picture}
        kind="plain"
        image={useWatch({ control: form.control, name: 'image' })}
        error={fault('image')}
        onChoose={({ image }) => form.setValue('image', image)}
        onRemove={() => form.setValue('image', '')}
      />
      <TextArea
        label={termWords.links}
        hint={termWords.linksHint}
        error={fault('links')}
        dir="ltr"
        rows={3}
        {...register('links')}
      />
    </>
  );
}

/** A category or author. */
export default function TermForm({ kind, term, position, onClose, onSaved }: Props) {
  const { form, register, fault, failure, isBusy, submit } = useCallForm({
    defaults: valuesOf(term),
    send: (values: TermValues) => saveTerm(kind, term, values, position),
    done: ({ slug }, { title }) => {
      showToast(termWords.saved(title));
      onSaved?.(slug);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      isDrawer
      isFirm
      title={term ? termWords.edit(term.title) : termWords[kind].add}
      onClose={onClose}
      onSubmit={submit}
      action={texts.save}
      isBusy={isBusy}
    >
      <TextField
        label={termWords.title}
        error={fault('title')}
        maxLength={100}
        {...register('title')}
      />
      {kind === 'author' ? (
        <TextField label={termWords.role} maxLength={100} {...register('role')} />
      ) : null}
      <TextField
        label={termWords.slug}
        hint={termWords.slugHint}
        error={fault('slug')}
        dir="auto"
        maxLength={100}
        {...register('slug')}
      />
      <TextArea label={termWords[kind].text} rows={3} maxLength={1_000} {...register('text')} />
      {kind === 'author' ? <AuthorFields {...{ form, register, fault }} /> : null}
      {failure ? <Note kind="bad">{failure}</Note> : null}
    </Dialog>
  );
}
