/** Sentences of the box that no answer brings. */
export const chatRefusals = {
  unreadable: 'این فایل خوانده نشد. تصویر یا PDF دیگری برگزینید.',
} as const;
