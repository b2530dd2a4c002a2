import { useMemo, useRef, useState } from 'react';
import { closed, createAsker, type BoxState } from '#components/frame/search/asker.ts';
import { BeforeTyping, usePopular } from '#components/frame/search/before-typing.tsx';
import { searchHref } from '#components/frame/search/search-href.ts';
import { SuggestionGroups, type Choice } from '#components/frame/search/suggestion-groups.tsx';
import { searchTexts } from '#components/frame/search/texts.ts';
import { useCombobox } from '#components/frame/search/use-combobox.ts';
import { useSubmit } from '#components/frame/search/use-submit.ts';
import { Icon } from '#components/ui/icon.tsx';
import { getSuggestions } from '#lib/search/client.ts';
import { asPersianKeys, isPersianKeyed } from '#lib/text/keyboard.ts';
import { forgetSearch, recentSearches } from '#lib/search/recent-searches.ts';

const address = (): string => location.pathname + location.search;

interface Shown {
  state: BoxState;
  /** Recent search terms, read again each time the box shows something else. */
  recent: readonly string[];
}

function useAsker() {
  const [shown, show] = useState<Shown>({ state: closed, recent: [] });
  const asker = useMemo(() => {
    const onChange = (state: BoxState) => show({ state, recent: recentSearches() });
    return createAsker({ ask: getSuggestions, onChange, address });
  }, []);
  const forget = (term: string) => {
    forgetSearch(term);
    show({ ...shown, recent: recentSearches() });
  };
  return { ...shown, asker, forget };
}

interface SuggestionsProps {
  field: HTMLInputElement;
  form: HTMLFormElement;
  /** Fields in the content are on pages that show themselves where to begin. */
  isInHeader: boolean;
}

/** The suggestion box of a search field. */
export function Suggestions({ field, form, isInHeader }: SuggestionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state, recent, asker, forget } = useAsker();
  const link = useSubmit(field, form, asker);
  const isEmpty = state.kind === 'empty';
  const isBefore = isEmpty && isInHeader;
  const popular = usePopular(isBefore);
  const shown = state.kind === 'closed' || state.kind === 'waiting' ? [] : recent;
  const choices: Choice = { found: state.kind === 'found' ? state.found : [], recent: shown };
  const count = choices.found.length + shown.length;
  const list = `${field.id}-list`;
  const active = useCombobox({ field, form, box, list, asker, state, isFilled: count > 0 });

  const remove = (term: string, at: number) => {
    forget(term);
    const others = [...(box.current?.querySelectorAll<HTMLElement>('.sug-rm button') ?? [])];
    (others[at + 1] ?? others[at - 1] ?? field).focus();
  };

  return (
    <div
      ref={box}
      className="sug"
      hidden={state.kind === 'closed' || (isEmpty && !isBefore && count === 0)}
    >
      <a ref={link} hidden href="/shop">
        {searchTexts.suggestions}
      </a>
      <Status state={state} count={count} />
      {state.kind === 'failed' ? (
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
      {isBefore ? <BeforeTyping popular={popular} /> : null}
      {choices.found.length > 0 ? <All text={field.value.trim()} /> : null}
    </div>
  );
}

/** Leads to the results, below the suggestions. */
function All({ text }: { text: string }) {
  return (
    <a className="sug-all" href={searchHref(text)} data-term={text}>
      <span>{searchTexts.all(isPersianKeyed(text) ? asPersianKeys(text) : text)}</span>
      <Icon name="chevron-left" className="i-s" />
    </a>
  );
}

/** Announces the state; the number of suggestions only to screen readers. */
function Status({ state, count }: { state: BoxState; count: number }) {
  const isList = (state.kind === 'found' && count > 0) || state.kind === 'empty';
  return (
    <output className={isList ? 'sr-only' : 'sug-note'}>
      {state.kind === 'waiting' ? <span aria-hidden className="spinner" /> : null}
      {state.kind === 'waiting' ? searchTexts.waiting : null}
      {state.kind === 'failed' ? searchTexts.failed : null}
      {state.kind === 'found' ? (isList ? searchTexts.count(count) : searchTexts.none) : null}
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
