/** Shorter secrets show nothing: four of their characters would be too much of them. */
const shortest = 12;

/** The last four characters of a secret; null for a short one, and without one. */
export const endingOf = (secret: string): string | null =>
  secret.length < shortest ? null : secret.slice(-4);
