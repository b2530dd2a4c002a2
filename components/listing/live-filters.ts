import { giveUpPanelEntry } from '#components/ui/panel-entry.ts';
import { startRanges } from '#components/listing/range-slider.ts';
import { askFilters } from '#lib/listing/client.ts';
import { listBody } from '#lib/listing/list-body.ts';
import { listHref, parseListQuery, type ListQuery } from '#lib/listing/query.ts';
import { listingTexts } from '#lib/listing/texts.ts';

interface FilteredList {
  path: string;
  categoryId: number;
  /** Of a brand's own list. */
  brandId: number | null;
}

/** How long choices are collected before the service is asked, in ms. */
const pause = 250;
/** From here on the filters stand beside the list (specification §9). */
const beside = matchMedia('(min-width: 62rem)');

/**
 * What the form of filters does beyond what the browser does with it: a press on a choice narrows the
 * list at once where both are seen; elsewhere, and by keyboard, the button says how many products there
 * would be. Until `signal` ends it.
 */
export function startFilters(form: HTMLFormElement, list: FilteredList, signal: AbortSignal): void {
  if (signal.aborted) return;
  const counter = createCounter(form, list);
  let pressed = false;
  const ask = () => {
    form.dataset.pending = '';
    counter.ask();
  };
  const startAnew = () => {
    form.reset();
    counter.stop();
    delete form.dataset.pending;
    tell(form, listingTexts.applyFilters);
  };
  const go = () => follow(listHref(encodeURI(list.path), chosenIn(form)));

  form.addEventListener('pointerdown', () => (pressed = true), { signal });
  form.addEventListener('keydown', () => (pressed = false), { signal });
  form.addEventListener(
    'change',
    ({ target }) => {
      // A press that leaves a typed field is on the way to something else.
      if (pressed && beside.matches && !isTyped(target)) go();
      else ask();
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      go();
    },
    { signal },
  );
  // A page that comes back by Back shows the choices of its list, not those that led away from it.
  addEventListener('pageshow', ({ persisted }) => persisted && startAnew(), { signal });
  signal.addEventListener('abort', counter.stop);
  startRanges(form, signal);
  // What was chosen before this was loaded waits for the button.
  if (isTouched(form)) ask();
  form.dataset.live = '';
}

const isTyped = (field: EventTarget | null): boolean =>
  field instanceof HTMLInputElement && field.inputMode !== '';

/** Whether a field says something else than the page was made with. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

/** The choices as they stand in the form, written as an address says them. */
function chosenIn(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return { ...parseListQuery(params), page: 1 };
}

/** The list takes the place of an open panel's entry in the history. */
function follow(href: string): void {
  if (giveUpPanelEntry()) location.replace(href);
  else location.assign(href);
}

/** Keeps the button's words and what is announced true to the choices. */
function createCounter(form: HTMLFormElement, { categoryId, brandId }: FilteredList) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function count({ signal }: AbortController): Promise<void> {
    const query = chosenIn(form);
    const body = listBody(brandId !== null, brandId ?? categoryId, query);
    try {
      const { total } = await askFilters(body, signal);
      tell(form, listingTexts.showProducts(total));
    } catch {
      // Whatever went wrong: the button still applies what is chosen.
      if (!signal.aborted) tell(form, listingTexts.applyFilters);
    }
  }
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
  };
  const ask = () => {
    stop();
    asking = new AbortController();
    timer = setTimeout(() => void count(asking), pause);
  };
  return { ask, stop };
}

function tell(form: HTMLFormElement, words: string): void {
  const [label] = form.querySelectorAll('[data-apply]');
  if (label) label.textContent = words;
}
