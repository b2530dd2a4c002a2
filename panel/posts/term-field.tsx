import { lazy, Suspense, useState } from 'react';
import { termWords } from '#panel/posts/term-words.ts';
import type { TermKind } from '#panel/posts/terms.ts';
import { Button } from '#panel/ui/button.tsx';
import { SelectField } from '#panel/ui/choices.tsx';

// Only a shop without any needs it here.
const TermForm = lazy(() => import('#panel/posts/term-form.tsx'));

interface Props {
  kind: TermKind;
  /** Undefined: not read yet. */
  terms: readonly { slug: string; title: string }[] | undefined;
  error: string | undefined;
  /** The slug of the chosen one; '' for none. */
  value: string;
  onChange: (slug: string) => void;
}

/** The category or author of a post. While the shop has none, the first one is made here. */
export function TermField({ kind, terms, error, value, onChange }: Props) {
  const [isMaking, setIsMaking] = useState(false);
  const words = termWords[kind];
  const isEmpty = terms?.length === 0;
  return (
    <>
      <SelectField
        label={words.one}
        hint={isEmpty ? words.none : undefined}
        error={error}
        options={(terms ?? []).map(({ slug, title }) => ({ value: slug, label: title }))}
        value={value || null}
        onChange={onChange}
      />
      {isEmpty ? (
        <Button size="s" className="justify-self-start" onClick={() => setIsMaking(true)}>
          {words.add}
        </Button>
      ) : null}
      {isMaking ? (
        <Suspense>
          <TermForm
            kind={kind}
            term={null}
            position={0}
            onClose={() => setIsMaking(false)}
            onSaved={onChange}
          />
        </Suspense>
      ) : null}
    </>
  );
}
