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
  const scale = scaleOf(least, most);
  drawBars(range);

  const draw = () => {
    range.style.setProperty('--from', low.value);
    range.style.setProperty('--to', high.value);
  };
  const followFields = () => {
    low.value = String(scale.shareOf(amountOf(from, least)));
    high.value = String(scale.shareOf(amountOf(to, most)));
    draw();
  };
  // Near either end the range is left open, so that the outermost products are included.
  const write = (slider: HTMLInputElement, field: HTMLInputElement, end: number) => {
    const atEnd = Math.abs(Number(slider.value) - end) < 0.5 / steps;
    field.value = atEnd ? '' : formatMeasure(scale.roundAt(Number(slider.value)));
  };
  for (const slider of [low, high]) {
    slider.min = '0';
    slider.max = '1';
    slider.step = 'any';
    slider.addEventListener(
      'input',
      () => {
        if (slider === low) low.value = String(Math.min(Number(low.value), Number(high.value)));
        else high.value = String(Math.max(Number(low.value), Number(high.value)));
        write(low, from, 0);
        write(high, to, 1);
        draw();
      },
      { signal },
    );
  }
  for (const field of [from, to]) {
    field.addEventListener('change', followFields, { signal });
    if (field.inputMode === 'numeric') {
      field.addEventListener('input', () => groupDigits(field), { signal });
    }
  }
  // The fields get their initial values only after the event.
  form.addEventListener('reset', () => setTimeout(followFields), { signal });
  followFields();
  range.classList.add('filter-range-live');
}

interface Scale {
  /** From 0, the least, to 1. */
  shareOf: (amount: number) => number;
  /** The round amount near a share. */
  roundAt: (share: number) => number;
}

/** Logarithmic when the most is many times the least, as with prices: most goods are cheap. */
function scaleOf(least: number, most: number): Scale {
  if (least > 0 && most >= 8 * least) {
    const [from, to] = [Math.log(least), Math.log(most)];
    return {
      shareOf: (amount) => clamped((Math.log(Math.max(amount, least)) - from) / (to - from)),
      roundAt: (share) => {
        const amount = Math.exp(from + share * (to - from));
        const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
        return Math.round(amount / step) * step;
      },
    };
  }
  const step = stepOf(most - least);
  return {
    shareOf: (amount) => clamped((amount - least) / (most - least)),
    roundAt: (share) => Math.round((least + share * (most - least)) / step) * step,
  };
}

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

/** The histogram above the slider. */
function drawBars(range: HTMLElement): void {
  const { bars = '' } = range.dataset;
  if (bars === '' || range.querySelector('.filter-bars')) return;
  const place = document.createElement('div');
  place.className = 'filter-bars';
  place.ariaHidden = 'true';
  for (const height of bars) {
    const bar = document.createElement('i');
    bar.style.setProperty('--h', height);
    place.append(bar);
  }
  range.prepend(place);
}

const digitsIn = (text: string): string => toLatinDigits(text).replace(/\D/g, '');

/** Writes a price in Persian digits, in groups, while it is typed; the caret stays at its digit. */
function groupDigits(field: HTMLInputElement): void {
  const digits = digitsIn(field.value);
  const after = digitsIn(field.value.slice(field.selectionEnd ?? field.value.length)).length;
  field.value = digits === '' ? '' : formatMeasure(Number(digits));
  let caret = field.value.length;
  for (let left = after; left > 0 && caret > 0; caret -= 1) {
    if (digitsIn(field.value[caret - 1] ?? '') !== '') left -= 1;
  }
  field.setSelectionRange(caret, caret);
}

/** Rounds to 1, 2 or 5 times a power of ten. */
function stepOf(span: number): number {
  const rough = span / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const first = rough / power;
  const round = first < 2 ? 1 : first < 5 ? 2 : 5;
  return round * power;
}
