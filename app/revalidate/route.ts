import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { readSecret } from '#lib/calls/secret.ts';
import { signatureHeader } from '#lib/contract/revalidate.ts';
import { tags } from '#lib/contract/tags.ts';
import { noteMasterChange } from '#lib/revalidate/master-age.ts';
import { planRevalidation } from '#lib/revalidate/plan.ts';
import { readBody } from '#lib/revalidate/read-body.ts';
import { textsOf } from '#lib/revalidate/texts-of.ts';
import { visit } from '#lib/revalidate/visit.ts';

/**
 * Called by the service when data changed. Stale pages are served until they are regenerated, also
 * while the service is down.
 */
export async function POST(request: Request): Promise<Response> {
  const plan = planRevalidation({
    secret: await readSecret(),
    signature: request.headers.get(signatureHeader),
    body: await readBody(request),
    now: Date.now(),
  });
  if (plan.status !== 200) return new Response(null, { status: plan.status });
  for (const tag of plan.tags) revalidateTag(tag, 'max');
  if (plan.tags.includes(tags.master)) noteMasterChange();
  after(() => visit([...plan.paths, ...textsOf(plan.tags)]));
  return new Response(null, { status: 204 });
}
