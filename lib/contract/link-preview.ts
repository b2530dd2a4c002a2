import { z } from 'zod';

// How other sites display a link of the shop.

export const linkPreviewBody = z.object({
  /** A path, or an address of the shop. */
  url: z.string().trim().min(1).max(2_000),
});

const warnings = z.array(z.string());

const linkPicture = z.object({
  /** Absolute; shown from the shop's own address only. */
  url: z.string(),
  /** 0: no answer, or an image of another site. */
  status: z.int(),
  bytes: z.int(),
  /** 0 if it is not an image. */
  width: z.int(),
  height: z.int(),
  /** `jpeg`, `png` …; empty if it is not an image. */
  format: z.string(),
});

export const linkPreviewAnswer = z.object({
  facts: z.object({
    /** The final address, and the statuses of the redirects before it. */
    url: z.string(),
    redirects: z.array(z.int()),
    status: z.int(),
    /** For messengers. */
    title: z.string(),
    description: z.string(),
    /** For search engines. */
    pageTitle: z.string(),
    pageDescription: z.string(),
    siteName: z.string(),
    card: z.string(),
    noIndex: z.boolean(),
    /** Origin of the canonical if it is wrong; otherwise empty. */
    namedAs: z.string(),
    picture: linkPicture.nullable(),
  }),
  /** In Persian: everywhere, and in each service. */
  warnings: z.object({
    common: warnings,
    services: z.object({
      google: warnings,
      telegram: warnings,
      whatsapp: warnings,
      eitaa: warnings,
      bale: warnings,
      x: warnings,
    }),
  }),
});
export type LinkPreviewAnswer = z.infer<typeof linkPreviewAnswer>;
