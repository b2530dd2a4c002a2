import { attributeOf } from '../catalogue/lookup.ts';
import type { Family } from '../catalogue/model.ts';
import { states } from '../catalogue/model.ts';
import type { Specs } from '../catalogue/spec-text.ts';
import { allModels } from '../expansion/models.ts';
import type { Model } from '../expansion/models.ts';
import type { Chance } from '../expansion/random.ts';
import { nameBeside } from './model-names.ts';

type SpecValue = Specs[string];

/** Values found in the models of one line, to choose from. */
interface Pool {
  colours: string[];
  values: Map<string, SpecValue[]>;
}

function poolOf(models: readonly Model[]): Pool {
  const values = new Map<string, SpecValue[]>();
  for (const { specs } of models) {
    for (const [key, value] of Object.entries(specs)) {
      const own = values.get(key);
      if (own) own.push(value);
      else values.set(key, [value]);
    }
  }
  const colours = models.flatMap(({ family }) => family.colours.split(' '));
  return {
    colours: [...new Set(colours)].filter(Boolean),
    values,
  };
}

const openings = [
  '{model} از سری تازه این برند است و برای استفادهٔ هرروزه ساخته شده؛ ساده راه می‌افتد و بی‌دردسر کار می‌کند.',
  'این مدل جای نسل پیش را گرفته و با همان بودجه، امکانات بیشتری در اختیار می‌گذارد.',
  'اگر میان چند گزینهٔ هم‌قیمت مانده‌اید، {model} در کیفیت ساخت یک قدم جلوتر است.',
  '{model} را کسانی می‌خرند که کالای مطمئن می‌خواهند و به تبلیغ کاری ندارند.',
  'طراحی ساده و خدمات در دسترس، {model} را به انتخابی منطقی در این رده تبدیل کرده است.',
  'در آزمون کارشناسان ما، {model} بهتر از چیزی بود که از قیمتش انتظار می‌رفت.',
];

function nearby(value: number, chance: Chance): number {
  const moved = value * (0.85 + chance.next() * 0.3);
  if (!Number.isInteger(value)) return Math.max(0.1, Math.round(moved * 10) / 10);
  const step = value >= 1000 ? 100 : value >= 200 ? 10 : 1;
  return Math.max(step, Math.round(moved / step) * step);
}

function variedSpecs(model: Model, pool: Pool, chance: Chance): Specs {
  const fixed = new Set(model.line.option?.split === false ? model.line.option.specs : []);
  const varied = Object.entries(model.specs).flatMap(([key, value]) => {
    const { filter, highlight } = attributeOf(key);
    if (!filter && !highlight) return [];
    if (fixed.has(key)) return [[key, value] as const];
    if (typeof value === 'number') return [[key, nearby(value, chance)] as const];
    const other = chance.hit(0.4) ? chance.one(pool.values.get(key) ?? [value]) : value;
    return [[key, Array.isArray(other) === Array.isArray(value) ? other : value] as const];
  });
  return Object.fromEntries(varied);
}

function variedFamily({ family }: Model, pool: Pool, chance: Chance): Family {
  const model = nameBeside(family.model, chance);
  const { nameFa: _fa, nameEn: _en, style: _style, state: _state, off: _off, ...kept } = family;
  const wanted = family.colours === '' ? 0 : chance.whole(1, 2);
  const colours = Array.from({ length: wanted }, () => chance.one(pool.colours));
  return {
    ...kept,
    model,
    colours: [...new Set(colours)].join(' '),
    note: chance.one(openings).replace('{model}', model),
    hot: Math.round(chance.next() ** 3 * 100) / 10,
    ...(chance.hit(0.2) && { off: chance.whole(3, 30) }),
    ...(chance.hit(0.06) && { state: chance.one(states) }),
    ...(chance.hit(0.8) && family.style !== undefined && { style: family.style }),
  };
}

/** Returns a generator of further models the demo shop could sell, chosen by `chance`. */
export function variationsOf(): (chance: Chance) => Model {
  const models = allModels();
  const usable = models.filter(
    ({ family }) => /^[ -~]+$/.test(family.model) && family.nameFa === undefined,
  );
  const pools = new Map(
    [...Map.groupBy(models, ({ line }) => line)].map(([line, own]) => [line, poolOf(own)]),
  );
  return (chance) => {
    const model = chance.one(usable);
    const pool = pools.get(model.line) ?? poolOf([model]);
    const specs = variedSpecs(model, pool, chance);
    return {
      line: model.line,
      family: variedFamily(model, pool, chance),
      specs,
      options: model.options.slice(0, 2),
      price: model.price * (0.65 + chance.next() * 0.8),
      isVersion: false,
      version: null,
    };
  };
}
