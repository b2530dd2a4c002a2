/** Orders that are printed at once. */
export const mostPrinted = 50;

const allOf = (written: string): number[] => {
  const numbers = written
    .split(',')
    .filter((each) => /^[1-9]\d{0,14}$/.test(each))
    .map(Number);
  return [...new Set(numbers)];
};

/** Numbers of orders in an address, «1,2»; wrong ones are left out. */
export const numbersOf = (written: string): number[] => allOf(written).slice(0, mostPrinted);

/** How many further orders the address names. */
export const leftOutOf = (written: string): number =>
  Math.max(0, allOf(written).length - mostPrinted);
