import type { LinkPreviewAnswer } from '#lib/contract/link-preview.ts';
import { judgeLink } from '#lib/rules/link-preview/warnings.ts';
import type { Config } from '#server/config.ts';
import { ShopError } from '#server/errors.ts';
import { ownAddress } from '#server/link-preview/own-addresses.ts';
import { readLink } from '#server/link-preview/read-link.ts';
import { linkPreviewTexts as texts } from '#server/modules/link-preview/texts.ts';

/** First parts of paths at which the shop has no pages: calls, files, the panel and its previews. */
const notPages = new Set([
  '_next',
  'api',
  'cpfpco',
  'media',
  'panelhub',
  'preview',
  'revalidate',
  'webclienthub',
]);

type Settings = Pick<Config, 'siteUrl' | 'storefrontUrl'>;

const foreign = () =>
  new ShopError(422, 'INVALID', texts.invalid, { fields: { url: texts.foreign } });

/** How a link of the shop is displayed elsewhere. Callers must have checked who asks. */
export function createLinkPreviewService({ siteUrl: site, storefrontUrl: base }: Settings) {
  /**
   * Reads a page of the shop from its storefront, as a messenger's server does.
   * @throws {ShopError} 422 for what is not a page of this shop; 503
   */
  async function read(link: string): Promise<LinkPreviewAnswer> {
    const own = ownAddress({ base, site }, link);
    const [, first = ''] = own?.pathname.split('/') ?? [];
    if (own === null || notPages.has(decoded(first).toLowerCase())) throw foreign();
    const facts = await readLink({ base, site, link });
    if (facts === 'foreign') throw foreign();
    if (facts === 'unreachable') throw new ShopError(503, 'UNAVAILABLE', texts.unreachable);
    return { facts, warnings: judgeLink(facts) };
  }

  return { read };
}
export type LinkPreviewService = ReturnType<typeof createLinkPreviewService>;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
