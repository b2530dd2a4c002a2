import { api } from '#lib/calls/browser.ts';
import type { AddCommentBody, AddedCommentAnswer, PostNameAnswer } from '#lib/contract/blog.ts';
import { tryCall } from '#lib/session/try-call.ts';

/** Title and slug of the post being commented on. */
export const readPostName = (value: number) =>
  tryCall(() => api.post('Blog/Get-Post-Name', { json: { value } }).json<PostNameAnswer>());

export const addComment = (body: AddCommentBody) =>
  tryCall(() => api.post('Blog/Add-Comment', { json: body }).json<AddedCommentAnswer>());
