/** Colours a variant can have, if it has a drawing in them. */
export const colourTable = {
  black: ['مشکی', '#2e2e33'],
  graphite: ['نوک‌مدادی', '#55565c'],
  grey: ['خاکستری', '#8d8e93'],
  silver: ['نقره‌ای', '#cfcfd1'],
  white: ['سفید', '#ecebe7'],
  cream: ['کرم', '#e7dcc8'],
  gold: ['طلایی', '#d9c6a5'],
  starlight: ['استارلایت', '#e9e1d2'],
  natural: ['تیتانیوم طبیعی', '#b5ab9e'],
  titan: ['تیتانیوم خاکستری', '#8f8a84'],
  desert: ['تیتانیوم صحرایی', '#c6a98c'],
  'black-titan': ['تیتانیوم مشکی', '#3a3a3d'],
  'white-titan': ['تیتانیوم سفید', '#e6e3dc'],
  blue: ['آبی', '#6f8fae'],
  navy: ['سرمه‌ای', '#35455f'],
  midnight: ['میدنایت', '#2b303b'],
  teal: ['سبزآبی', '#4e8287'],
  green: ['سبز روشن', '#a9bfa8'],
  forest: ['سبز یشمی', '#41574b'],
  violet: ['بنفش', '#a79bc4'],
  pink: ['صورتی', '#e3bfc0'],
  red: ['قرمز', '#b5473f'],
  copper: ['مسی', '#b98463'],
  orange: ['نارنجی', '#d9763a'],
  brown: ['قهوه‌ای', '#7a5a3c'],
  amber: ['زرد', '#f0b13c'],
  steel: ['استیل', '#c4c5c7'],
} as const satisfies Record<string, readonly [string, string]>;

export type ColourKey = keyof typeof colourTable;

export const isColour = (name: string): name is ColourKey => Object.hasOwn(colourTable, name);

/** @throws {TypeError} if the table lacks the name */
export function colourNamed(name: string): { title: string; hex: string } {
  if (!isColour(name)) throw new TypeError(`unknown colour: ${name}`);
  const [title, hex] = colourTable[name];
  return { title, hex };
}
