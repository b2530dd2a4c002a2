import { useMemo, useRef, useState } from 'react';
import { closed, createAsker, type Look } from '#components/frame/search/asker.ts';
import { SuggestionGroups, type Choice } from '#components/frame/search/suggestion-groups.tsx';
import { searchTexts } from '#components/frame/search/texts.ts';
import { useCombobox } from '#components/frame/search/use-combobox.ts';
import { useSubmit } from '#components/frame/search/use-submit.ts';
import { Icon } from '#components/ui/icon.tsx';
import { getSuggestions } from '#lib/search/client.ts';
import { forgetSearch, recentSearches } from '#lib/search/recent-searches.ts';

const address = (): string => location.pathname + location.search;

interface Shown {
  look: Look;
  /** Recent search terms, read again each time the box shows something else. */
  recent: readonly string[];
}

function useAsker() {
  const [shown, show] = useState<Shown>({ look: closed, recent: [] });
  const asker = useMemo(() => {
    const tell = (look: Look) => show({ look, recent: recentSearches() });
    return createAsker({ ask: getSuggestions, tell, address });
  }, []);
  const forget = (term: string) => {
    forgetSearch(term);
    show({ ...shown, recent: recentSearches() });
  };
  return { ...shown, asker, forget };
}

/** The suggestion box of a search field. */
export function Suggestions({ field, form }: { field: HTMLInputElement; form: HTMLFormElement }) {
  const box = useRef<HTMLDivElement>(null);
  const { look, recent, asker, forget } = useAsker();
  const link = useSubmit(field, form, asker);
  const shown = look.kind === 'found' || look.kind === 'failed' ? recent : [];
  const choices: Choice = { found: look.kind === 'found' ? look.found : [], recent: shown };
  const count = choices.found.length + shown.length;
  const list = `${field.id}-list`;
  const active = useCombobox({ field, form, box, list, asker, look, isFilled: count > 0 });

  const remove = (term: string, at: number) => {
    forget(term);
    const others = [...(box.current?.querySelectorAll<HTMLElement>('.sug-rm button') ?? [])];
    (others[at + 1] ?? others[at - 1] ?? field).focus();
  };

  return (
    <div ref={box} className="sug" hidden={look.kind === 'closed'}>
      <a ref={link} hidden href="/shop">
        {searchTexts.suggestions}
      </a>
      <Status look={look} count={count} />
      {look.kind === 'failed' ? (
        <button
          type="button"
          className="btn btn-quiet btn-sm mx-3"
          onClick={() => {
            field.focus();
            asker.type(field.value, 0);
          }}
        >
          {searchTexts.retry}
        </button>
      ) : null}
      <div className="sug-in">
        {count > 0 ? <SuggestionGroups id={list} active={active} {...choices} /> : null}
        <Removal terms={shown} remove={remove} />
      </div>
    </div>
  );
}

/** Announces the state; the number of suggestions only to screen readers. */
function Status({ look, count }: { look: Look; count: number }) {
  const isList = look.kind === 'found' && count > 0;
  return (
    <output className={isList ? 'sr-only' : 'sug-note'}>
      {look.kind === 'waiting' ? <span aria-hidden className="spinner" /> : null}
      {look.kind === 'waiting' ? searchTexts.waiting : null}
      {look.kind === 'failed' ? searchTexts.failed : null}
      {look.kind === 'found' ? (isList ? searchTexts.count(count) : searchTexts.none) : null}
    </output>
  );
}

interface RemovalProps {
  terms: readonly string[];
  remove: (term: string, at: number) => void;
}

/** Buttons that remove recent searches, outside the listbox, which may contain options only. */
function Removal({ terms, remove }: RemovalProps) {
  return (
    <div className="sug-rm">
      {terms.map((term, at) => (
        <button
          key={term}
          type="button"
          className="icon-btn"
          aria-label={searchTexts.remove(term)}
          onClick={() => remove(term, at)}
        >
          <Icon name="x" className="i-s" />
        </button>
      ))}
    </div>
  );
}
