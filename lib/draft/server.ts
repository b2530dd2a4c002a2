import { callForVisitor } from '#lib/calls/call-service.ts';
import { type DraftPage, draftKind, draftPage, getDraftBody } from '#lib/contract/draft.ts';
import type { MasterData, MasterFrame } from '#lib/contract/home.ts';
import { ofRequest } from '#lib/of-request.ts';

/** A preview's page; the status of its answer where there is none. */
export type ReadDraft = DraftPage | 404 | 429 | 503;

/** The draft of a request, read early because it decides the page's status. In no cache: it is one person's. */
export const draftOfRequest = ofRequest<{ readonly draft: ReadDraft }>('draft');

/**
 * What a preview shows.
 * @param token from the address, whatever it is, as `kind`
 * @param visitor the request's `X-Forwarded-For`
 */
export async function readDraft(token: string, kind: string, visitor: string): Promise<ReadDraft> {
  const asked = getDraftBody.safeParse({ token, kind: draftKind.safeParse(kind).data });
  if (!asked.success) return 404;
  const answer = await callForVisitor('preview/get-draft', draftPage, asked.data, visitor);
  if ('refused' in answer) return answer.refused;
  return answer.found ? answer.data : 404;
}

/** What a preview shows around its page; null for every other page. */
export function frameOfDraft(): MasterFrame | null {
  const draft = draftOfRequest.get()?.draft;
  return typeof draft === 'object' && draft.kind === 'home' ? (draft.frame ?? null) : null;
}

/** Master data with the menus, footer and banner of a preview laid over them. */
export function withFrame(master: MasterData, frame: MasterFrame | null): MasterData {
  if (frame === null) return master;
  const { services, ...rest } = frame;
  return { ...master, ...rest, shop: { ...master.shop, services } };
}
