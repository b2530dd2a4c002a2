import type { Metadata } from 'next';
import type { Measuring } from '#lib/contract/measuring.ts';

/** Codes by which search engines know whose shop it is; engines read them on the home page. */
export function verificationOf(measuring: Measuring | undefined): Pick<Metadata, 'verification'> {
  const { google = null, bing = null } = measuring ?? {};
  if (google === null && bing === null) return {};
  return {
    verification: {
      ...(google !== null && { google }),
      ...(bing !== null && { other: { 'msvalidate.01': bing } }),
    },
  };
}
