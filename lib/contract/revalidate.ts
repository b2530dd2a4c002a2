import { z } from 'zod';

/** Where the service tells the storefront what changed. */
export const revalidatePath = '/revalidate';
/** `X-Signature: t={unix ms},v1={hex HMAC-SHA256 of "{t}.{body}"}`; older than five minutes is refused. */
export const signatureHeader = 'x-signature';

/** `paths` are pages to request once, raw (not percent-encoded), so that the next visitor finds them made. */
export const revalidateBody = z.object({
  tags: z.array(z.string().min(1).max(256)).max(200),
  paths: z.array(z.string().startsWith('/').max(1_000)).max(50),
});
export type RevalidateBody = z.infer<typeof revalidateBody>;

/**
 * By this header the storefront's server shows that it asks for its visitors, so that its calls are
 * not counted against one address: hex HMAC-SHA256 of "storefront" with REVALIDATE_SECRET.
 */
export const storefrontKeyHeader = 'x-storefront-key';
