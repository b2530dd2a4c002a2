import type { Chance } from '../expansion/random.ts';

const suffixes = [
  'Plus',
  'Pro',
  'Max',
  'Lite',
  'SE',
  'Neo',
  'Ultra',
  'GT',
  'Prime',
  'Play',
  'Edge',
  'Mini',
  'Active',
  'Classic',
  'Sport',
  'II',
  'III',
  '2024',
  '2025',
];
const letters = 'ABCDEFGHKLMNPRSTVWXZ';

const letter = (chance: Chance): string => letters.charAt(chance.whole(0, letters.length - 1));

/** Model codes as printed on boxes: `SM-A736`, `KX4120Q`. */
function modelCode(chance: Chance): string {
  const head = letter(chance) + letter(chance) + (chance.hit(0.3) ? '-' : '');
  return `${head}${chance.whole(100, 9999)}${chance.hit(0.4) ? letter(chance) : ''}`;
}

/** Another number with as many digits. */
function otherNumber(digits: string, chance: Chance): string {
  const least = digits.length === 1 ? 2 : 10 ** (digits.length - 1);
  return String(chance.whole(least, 10 ** digits.length - 1));
}

/** A name for another model of the same family as `model`. */
export function nameBeside(model: string, chance: Chance): string {
  const numbered = model.replace(/\d{1,6}/g, (digits) => otherNumber(digits, chance));
  const suffix = chance.hit(0.45) ? chance.one(suffixes) : '';
  const base = suffix === '' || numbered.endsWith(suffix) ? numbered : `${numbered} ${suffix}`;
  return chance.hit(0.6) || base === model ? `${base} ${modelCode(chance)}` : base;
}
