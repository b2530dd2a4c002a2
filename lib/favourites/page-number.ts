const longestPage = 4;

/** Page number in an address; 1 if it is invalid. */
export function pageNumber(written: string | null | undefined): number {
  const page = written ?? '';
  return /^[1-9]\d*$/.test(page) && page.length <= longestPage ? Number(page) : 1;
}
