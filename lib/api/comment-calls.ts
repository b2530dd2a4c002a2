import { api } from '#lib/api/browser.ts';
import { tryCall } from '#lib/api/refusal.ts';
import type { AddCommentBody, AddedCommentAnswer, BlogDetailAnswer } from '#lib/contract/blog.ts';

/** The post somebody comments on. */
export const readPost = (value: number) =>
  tryCall(() => api.post('Blog/Get-Blog-Detail', { json: { value } }).json<BlogDetailAnswer>());

export const addComment = (body: AddCommentBody) =>
  tryCall(() => api.post('Blog/Add-Comment', { json: body }).json<AddedCommentAnswer>());
