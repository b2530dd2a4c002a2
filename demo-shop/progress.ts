/** Called often, with the current step and its finished share, 0 to 1. */
export type Report = (step: string, share: number) => void;

/** Prints a line for every tenth of a step, for the person waiting. */
export function printTenths(): Report {
  const printed = new Map<string, number>();
  return (step, share) => {
    const tenth = Math.floor(share * 10);
    if (printed.get(step) === tenth) return;
    printed.set(step, tenth);
    console.log(`${step}: ${tenth * 10}%`);
  };
}
