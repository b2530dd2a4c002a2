import { z } from 'zod';

/** Path at which the service notifies the storefront of changes. */
export const revalidatePath = '/revalidate';
/**
 * `X-Signature: t={unix ms},v1={hex HMAC-SHA256 of "{t}.{body}"}`; rejected when older than five
 * minutes.
 */
export const signatureHeader = 'x-signature';

/**
 * `paths` are pages to request once afterwards, raw (not percent-encoded), so that they are
 * regenerated before the next visitor.
 */
export const revalidateBody = z.object({
  tags: z.array(z.string().min(1).max(256)).max(200),
  paths: z.array(z.string().startsWith('/').max(1_000)).max(50),
});
export type RevalidateBody = z.infer<typeof revalidateBody>;

/**
 * Header by which the storefront's server identifies itself, so that its calls are not rate-limited
 * as one address: hex HMAC-SHA256 of "storefront" with REVALIDATE_SECRET.
 */
export const storefrontKeyHeader = 'x-storefront-key';
