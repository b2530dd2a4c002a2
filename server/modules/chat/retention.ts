import { removal } from '#server/db/statement.ts';

/** Deletes a batch of chats whose last message is a year old, with all that belongs to them. */
export const removeOldChats = removal({
  name: 'chat-remove-old',
  table: 'chat',
  key: 'id',
  since: 'last_at',
  before: `now() - interval '365 days'`,
});
