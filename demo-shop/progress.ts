/** Called often: the current step, and the finished share of it, 0 to 1. */
export type Report = (step: string, share: number) => void;

/** Prints one line for every tenth of a step, for the person who waits for it. */
export function printTenths(): Report {
  const printed = new Map<string, number>();
  return (step, share) => {
    const tenth = Math.floor(share * 10);
    if (printed.get(step) === tenth) return;
    printed.set(step, tenth);
    console.log(`${step}: ${tenth * 10}%`);
  };
}
