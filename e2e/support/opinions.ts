import type { APIRequestContext, Page } from 'playwright/test';
import type { z } from 'zod';
import { adminPage } from '#lib/contract/admin-page.ts';
import { adminPost } from '#lib/contract/admin-post.ts';
import type { savePostBody } from '#lib/contract/blog.ts';
import type { savePageBody } from '#lib/contract/home.ts';
import { ownOpinionsAnswer, waitingAnswer } from '#lib/contract/opinion.ts';
import { enter } from './account.ts';
import type { Account } from './members.ts';
import { enterPanel } from './panel.ts';

async function removeAll(page: Page, headers: { authorization: string }): Promise<void> {
  const answer = await page.request.post('/api/member-account/get-opinions', { headers, data: {} });
  const { items } = ownOpinionsAnswer.parse(await answer.json());
  for (const { kind, id } of items) {
    // oxlint-disable-next-line no-await-in-loop
    await page.request.post('/api/Product/Remove-Opinion', { headers, data: { kind, id } });
  }
}

/** Logs in as a member who has written exactly these, each a call's name and body. */
export async function enterWithOpinions(
  page: Page,
  account: Account,
  written: readonly (readonly [call: string, data: object])[] = [],
): Promise<void> {
  // The open page belongs to a session that this login ends.
  await page.goto('about:blank');
  const headers = await enter(page, account);
  await removeAll(page, headers);
  for (const [call, data] of written) {
    // oxlint-disable-next-line no-await-in-loop -- the newest last
    await page.request.post(`/api/Product/${call}`, { headers, data });
  }
}

/** Calls that an administrator makes from the panel. */
export async function administrator(request: APIRequestContext) {
  const headers = await enterPanel();
  const post = async (call: string, body: object) => {
    const answer = await request.post(`/api/Admin/${call}`, { headers, data: body });
    if (!answer.ok())
      throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const waiting = async (body: string) => {
    const { items } = waitingAnswer.parse(await post('Get-Waiting-Opinions', {}));
    const found = items.find((item) => item.body === body);
    if (!found) throw new Error(`${body} is not waiting for approval.`);
    return { kind: found.kind, id: found.id, revision: found.revision };
  };
  return {
    call: post,
    approve: async (body: string) => post('Approve-Opinion', await waiting(body)),
    reject: async (body: string, reason: string) =>
      post('Reject-Opinion', { ...(await waiting(body)), reason }),
    /** Changes made on what is there now. */
    savePage: async (body: z.input<typeof savePageBody>) => {
      const of = { name: body.former };
      const read = of.name === undefined ? null : adminPage.parse(await post('Get-Page', of));
      return post('Save-Page', { ...body, ...(read && { revision: read.revision }) });
    },
    savePost: async (body: z.input<typeof savePostBody> & { id: number }) => {
      const { revision } = adminPost.parse(await post('Get-Post', { id: body.id }));
      return post('Save-Post', { ...body, revision });
    },
  };
}
