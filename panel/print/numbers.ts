/** Orders that are printed at once. */
const most = 50;

/** Numbers of orders in an address, «1,2»; wrong ones are left out. */
export function numbersOf(written: string): number[] {
  const numbers = written
    .split(',')
    .filter((each) => /^[1-9]\d{0,14}$/.test(each))
    .map(Number);
  return [...new Set(numbers)].slice(0, most);
}
