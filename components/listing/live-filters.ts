import { giveUpPanelEntry } from '#components/ui/panel-entry.ts';
import { keepScroll } from '#components/frame/head/first-paint.ts';
import { startRanges } from '#components/listing/range-slider.ts';
import { startFinding } from '#components/listing/brand-find.ts';
import { queryKey } from '#lib/listing/choices.ts';
import type { ListFilter } from '#lib/contract/product.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { askFilters } from '#lib/listing/client.ts';
import { listBody } from '#lib/listing/list-body.ts';
import { listHref, type ListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { filterTexts } from '#lib/listing/filter-texts.ts';

interface FilteredList {
  path: string;
  categoryId: number;
  /** Set for a brand's list. */
  brandId: number | null;
}

/** How long selections are collected before the service is asked, in ms. */
const pause = 250;
/** From this width on the filters are beside the list. */
const beside = matchMedia('(min-width: 62rem)');

/**
 * Enhances the filter form: on desktop a press on an option applies it at once; on phones, and by
 * keyboard, the number of products that would match is beside the button's name and announced. Stops
 * when `signal` aborts.
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
  };
  const go = () => follow(listHref(encodeURI(list.path), chosenIn(form)));

  form.addEventListener('pointerdown', () => (pressed = true), { signal });
  form.addEventListener('keydown', () => (pressed = false), { signal });
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search') return;
      // A press that blurs a text field is meant for something else: do not navigate.
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
  // A page restored by Back must show its own filters, not those that led away from it.
  addEventListener('pageshow', ({ persisted }) => persisted && startAnew(), { signal });
  signal.addEventListener('abort', counter.stop);
  startRanges(form, signal);
  startFinding(form, signal);
  // Options selected before this was loaded are applied by the button.
  if (isTouched(form)) ask();
  form.dataset.live = '';
}

const isTyped = (field: EventTarget | null): boolean =>
  field instanceof HTMLInputElement && field.inputMode !== '';

/** Whether any field differs from the server-rendered page. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      field.name !== '' &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );
}

/** The form's current values as a list query. */
function chosenIn(form: HTMLFormElement): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value);
  }
  return { ...parseListQuery(params), page: 1 };
}

/** The new list replaces the history entry of an open panel. Beside the list, the page stays where it is. */
function follow(href: string): void {
  if (beside.matches) keepScroll();
  if (giveUpPanelEntry()) location.replace(href);
  else location.assign(href);
}

/** Shows and announces the number of matching products; none while it is not known. */
function createCounter(form: HTMLFormElement, { categoryId, brandId }: FilteredList) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function count({ signal }: AbortController): Promise<void> {
    const query = chosenIn(form);
    const body = listBody(brandId !== null, brandId ?? categoryId, query);
    try {
      const { filters, total } = await askFilters(body, signal);
      showMatches(form, filterTexts.matches(total));
      showCounts(form, filters);
    } catch {
      // Without a number the button still applies the selection.
    }
  }
  const stop = () => {
    clearTimeout(timer);
    asking.abort();
    showMatches(form, '');
  };
  const ask = () => {
    stop();
    asking = new AbortController();
    timer = setTimeout(() => void count(asking), pause);
  };
  return { ask, stop };
}

/** Shows how many products each option would have with the others as they are chosen. */
function showCounts(form: HTMLFormElement, filters: readonly ListFilter[]): void {
  const counts = new Map(
    filters.flatMap(({ key, options }) =>
      options.map(({ value, count }) => [`${queryKey(key)} ${value}`, count] as const),
    ),
  );
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    const place = box.closest('label')?.querySelector('small');
    if (place) place.textContent = formatNumber(counts.get(`${box.name} ${box.value}`) ?? 0);
  }
}

function showMatches(form: HTMLFormElement, matches: string): void {
  for (const place of form.querySelectorAll('[data-matches]')) place.textContent = matches;
}
