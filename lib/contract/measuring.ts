import { z } from 'zod';

// How a shop is measured: by which search engines and tools, each known by a code of its own.

/** What each code looks like: they become markup of pages, addresses of scripts, and hosts of the policy. */
export const measuringPatterns = {
  /** Search Console, base64 of 32 to 64 bytes. */
  google: /^[A-Za-z0-9+/_-]{20,90}={0,2}$/,
  /** Bing Webmaster Tools. */
  bing: /^[0-9A-F]{32}$/,
  /**
   * Address of a Matomo, without a slash at its end. Only https; a Matomo that is tried on the shop's own machine may do
   * without.
   */
  matomoUrl:
    /^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{2,5})?(?:\/[A-Za-z0-9_-]{1,64}){0,4}$/,
  matomoSite: /^[1-9]\d{0,8}$/,
  yektanet: /^[A-Za-z0-9]{8}$/,
  gtm: /^GTM-[A-Z0-9]{4,12}$/,
} as const;

/** What pages of the shop need to know; each null when it is not set. */
export const measuring = z.object({
  google: z.string().regex(measuringPatterns.google).nullable(),
  bing: z.string().regex(measuringPatterns.bing).nullable(),
  matomo: z
    .object({
      url: z.string().regex(measuringPatterns.matomoUrl),
      site: z.string().regex(measuringPatterns.matomoSite),
    })
    .nullable(),
  yektanet: z.string().regex(measuringPatterns.yektanet).nullable(),
  gtm: z.string().regex(measuringPatterns.gtm).nullable(),
  /** Whether visitors are asked before a tool is loaded. */
  asksConsent: z.boolean(),
});
export type Measuring = z.infer<typeof measuring>;

/** The tools among it. */
export type Tools = Pick<Measuring, 'matomo' | 'yektanet' | 'gtm'>;
