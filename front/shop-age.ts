import { revalidatePath } from '#lib/contract/revalidate.ts';
import type { Exchange } from '#front/exchange.ts';

let age = 0;

/** How often the service has announced a change: what was read at another age may be outdated. */
export const shopAge = (): number => age;

/** Counts the announcements that were accepted, which `app/revalidate/route.ts` answers by 204. */
export function noteChange({ path, request, response }: Exchange): void {
  if (response.statusCode !== 204 || request.method !== 'POST') return;
  if (path === revalidatePath) age += 1;
}
