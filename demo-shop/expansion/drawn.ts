import type { Chance } from './random.ts';

/**
 * How many numbers the texts of each product once drew from the generator of its other facts, in
 * hexadecimal digits. Prices, stock and popularity, which tests and pictures name, stay as they were.
 */
const drawn = [
  '9988889a9998788988888787779a9aa88887877aaa9a998989998a977677556556577868877777555656666655',
  '4554455554543566689999a998898998999a787787878878877766666766656655444465564545554455677566',
  '578665656565565665445343566664635565555766776655656558888998888985556666666563333445557767',
  '777866666555555444775556688547764545557545554555566555544555454455565555454555556465656655',
  '454665755655554345556545544465566564455',
].join('');

/** Skips the numbers of the texts. @param place of the product in the demo shop, from 0 */
export function skipTexts(chance: Chance, place: number): void {
  const count = Number.parseInt(drawn.charAt(place) || '0', 16);
  for (let turn = 0; turn < count; turn += 1) chance.next();
}
