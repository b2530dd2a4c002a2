import type { Measuring, Tools } from '#lib/contract/measuring.ts';

/** In the local storage: whether the visitor agreed. */
export const consentKey = 'measuring';
/** A link to it asks again. */
export const measuringFragment = '#measuring';

/** Id of the element that says so, and has room for the question. Not `measuring`, which would scroll to it. */
export const toolsId = 'tools';

/** What a page tells its script about tools. */
export type PageTools = Tools & Pick<Measuring, 'asksConsent'>;

/** As the page carries it; null where no tool is set. */
export function writtenTools(measuring: Measuring | undefined): string | null {
  const { matomo = null, yektanet = null, gtm = null, asksConsent = true } = measuring ?? {};
  if (matomo === null && yektanet === null && gtm === null) return null;
  return JSON.stringify({ matomo, yektanet, gtm, asksConsent } satisfies PageTools);
}

const isText = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';
const isMatomo = (value: unknown): value is Tools['matomo'] =>
  value === null ||
  (typeof value === 'object' &&
    'url' in value &&
    'site' in value &&
    typeof value.url === 'string' &&
    typeof value.site === 'string');

/** Parsed by hand, without zod. The policy of the page decides which hosts may run anything. @returns null for anything else */
export function readTools(written: string | undefined): PageTools | null {
  try {
    const { matomo, yektanet, gtm, asksConsent }: Record<string, unknown> = JSON.parse(
      written ?? '{}',
    );
    if (!isMatomo(matomo) || !isText(yektanet) || !isText(gtm)) return null;
    return { matomo, yektanet, gtm, asksConsent: asksConsent !== false };
  } catch {
    return null;
  }
}
