/** A page or a route's response as Next hands it to a cache: the parts that are read here. */
export interface KeptResponse {
  kind: string;
  html?: string;
  body?: Uint8Array;
  rscData?: Uint8Array | undefined;
  segmentData?: ReadonlyMap<string, Uint8Array> | undefined;
  postponed?: string | undefined;
  headers?: Readonly<Record<string, unknown>> | undefined;
  status?: number | undefined;
}

/** In seconds: how long a response counts as new, and when it must not be served any more. */
export interface Lifetime {
  revalidate: number | false;
  expire?: number | undefined;
}

/** Only pages and routes. Answers of the service are in the data cache, and Next encodes no pictures here. */
export const isKept = (kind: string): boolean => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

/** Tags of everything the response was made of. */
export function tagsOf({ headers }: KeptResponse): string[] {
  const tags = headers?.['x-next-cache-tags'];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Memory for headers, tags and objects, in bytes. */
const overhead = 4_000;

/** Memory a response takes, in bytes. A string with Persian letters takes two bytes for every letter. */
export function sizeOf(response: KeptResponse): number {
  const { html = '', postponed = '', body, rscData, segmentData } = response;
  const parts = [body, rscData, ...(segmentData?.values() ?? [])];
  const bytes = parts.reduce((sum, part) => sum + (part?.byteLength ?? 0), 0);
  return 2 * (html.length + postponed.length) + bytes + overhead;
}
