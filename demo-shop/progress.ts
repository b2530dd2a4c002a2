/** Called often: the current step, and the finished share of it, 0 to 1. */
export type Report = (step: string, share: number) => void;
