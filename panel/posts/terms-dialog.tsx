import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { authorsQuery, categoriesQuery } from '#panel/posts/calls.ts';
import TermForm from '#panel/posts/term-form.tsx';
import { termWords } from '#panel/posts/term-words.ts';
import {
  removeTerm,
  type Term,
  type TermKind,
  termOfAuthor,
  termOfCategory,
} from '#panel/posts/terms.ts';
import { postsTexts } from '#panel/posts/texts.ts';
import { Button, IconButton } from '#panel/ui/button.tsx';
import { Dialog } from '#panel/ui/dialog.tsx';
import { Failed } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

interface Editing {
  kind: TermKind;
  /** Null: a new one. */
  term: Term | null;
}

interface ListProps {
  kind: TermKind;
  terms: readonly Term[];
  onEdit: (editing: Editing) => void;
}

function TermList({ kind, terms, onEdit }: ListProps) {
  const words = termWords[kind];
  const { mutate, isPending } = useMutation({ mutationFn: (term: Term) => removeTerm(kind, term) });
  const remove = (term: Term) =>
    mutate(term, { onSuccess: () => showToast(termWords.removed(term.title)) });
  return (
    <section className="grid gap-2">
      <div className="section-head">
        <h3>{words.many}</h3>
        <Button size="s" onClick={() => onEdit({ kind, term: null })}>
          {words.add}
        </Button>
      </div>
      <ul className="terms" aria-label={words.many}>
        {terms.map((term) => (
          <li key={term.id}>
            <span className="flex-1 truncate">{term.title}</span>
            <span className="small faint">{termWords.posts(formatNumber(term.postCount))}</span>
            <IconButton
              size="s"
              label={termWords.edit(term.title)}
              onClick={() => onEdit({ kind, term })}
            >
              <Pencil className="i i-s" aria-hidden="true" />
            </IconButton>
            <IconButton
              size="s"
              label={termWords.remove(term.title)}
              title={term.postCount > 0 ? words.inUse : undefined}
              disabled={isPending || term.postCount > 0}
              onClick={() => remove(term)}
            >
              <Trash2 className="i i-s" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Categories and authors of the magazine. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const categories = useQuery(categoriesQuery);
  const authors = useQuery(authorsQuery);
  const [editing, setEditing] = useState<Editing | null>(null);
  const known = categories.data?.items ?? [];
  if (editing !== null) {
    return <TermForm {...editing} position={known.length} onClose={() => setEditing(null)} />;
  }
  const error = categories.error ?? authors.error;
  return (
    <Dialog isOpen isDrawer title={postsTexts.terms} onClose={onClose}>
      {error ? <Failed error={error} /> : null}
      <TermList kind="category" terms={known.map(termOfCategory)} onEdit={setEditing} />
      <TermList
        kind="author"
        terms={(authors.data?.items ?? []).map(termOfAuthor)}
        onEdit={setEditing}
      />
    </Dialog>
  );
}
