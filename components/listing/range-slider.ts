import { toLatinDigits } from '#lib/text/digits.ts';
import { formatMeasure } from '#lib/text/toman.ts';

/** Number of steps from minimum to maximum. */
const steps = 100;

/** Keeps the sliders and the text fields of each range in sync. */
export function startRanges(form: HTMLFormElement, signal: AbortSignal): void {
  for (const range of form.querySelectorAll<HTMLElement>('.filter-range')) {
    startRange(form, range, signal);
  }
}

const amountOf = (field: HTMLInputElement, open: number): number => {
  const digits = toLatinDigits(field.value)
    .replace(/[,٬\s]/g, '')
    .replace('٫', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : open;
};

function startRange(form: HTMLFormElement, range: HTMLElement, signal: AbortSignal): void {
  const least = Number(range.dataset.min);
  const most = Number(range.dataset.max);
  const [from, to] = range.querySelectorAll<HTMLInputElement>('.filter-end input');
  const [low, high] = range.querySelectorAll<HTMLInputElement>('.slider input');
  if (!from || !to || !low || !high || !(most > least)) return;
  const step = stepOf(most - least);

  const share = (slider: HTMLInputElement) => (Number(slider.value) - least) / (most - least);
  const draw = () => {
    range.style.setProperty('--from', String(share(low)));
    range.style.setProperty('--to', String(share(high)));
  };
  const followFields = () => {
    low.value = String(amountOf(from, least));
    high.value = String(amountOf(to, most));
    draw();
  };
  // Near either end the range is left open, so that the outermost products are included.
  const write = (slider: HTMLInputElement, field: HTMLInputElement, end: number) => {
    const value = Number(slider.value);
    const atEnd = Math.abs(value - end) < step / 2;
    field.value = atEnd ? '' : formatMeasure(Math.round(value / step) * step);
  };
  for (const slider of [low, high]) {
    slider.min = String(least);
    slider.max = String(most);
    slider.step = 'any';
    slider.addEventListener(
      'input',
      () => {
        if (slider === low) low.value = String(Math.min(Number(low.value), Number(high.value)));
        else high.value = String(Math.max(Number(low.value), Number(high.value)));
        write(low, from, least);
        write(high, to, most);
        draw();
      },
      { signal },
    );
  }
  for (const field of [from, to]) field.addEventListener('change', followFields, { signal });
  // The fields get their initial values only after the event.
  form.addEventListener('reset', () => setTimeout(followFields), { signal });
  followFields();
  range.classList.add('filter-range-live');
}

/** Rounds to 1, 2 or 5 times a power of ten. */
function stepOf(span: number): number {
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const first = rough / power;
  const round = first < 2 ? 1 : first < 5 ? 2 : 5;
  return round * power;
}
