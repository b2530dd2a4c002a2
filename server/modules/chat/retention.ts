import { removal } from '#server/db/statement.ts';

const aYearAgo = `now() - interval '365 days'`;

/** Deletes a batch of chats whose last message is a year old, with all that belongs to them. */
export const removeOldChats = removal({
  name: 'chat-remove-old',
  table: 'chat',
  key: 'id',
  since: 'last_at',
  before: aYearAgo,
});

/** Deletes a batch of invitations that can be taken up no more: they are valid for an hour. */
export const removeUsedInvitations = removal({
  name: 'chat-remove-used-invitations',
  table: 'chat_invitation',
  key: 'id',
  since: 'at',
  before: `now() - interval '2 hours'`,
});

/** Deletes a batch of what the figures count of removed talks, after a year. */
export const removeOldCleared = removal({
  name: 'chat-remove-old-cleared',
  table: 'chat_cleared',
  key: 'id',
  since: 'started_at',
  before: aYearAgo,
});

/** Deletes a batch of reports of abuse that are a year old, as the chats are. */
export const removeOldReports = removal({
  name: 'chat-remove-old-reports',
  table: 'chat_abuse',
  key: 'id',
  since: 'at',
  before: aYearAgo,
});

/** Deletes a batch of blocks of guests that are a year old; their cookie lasts no longer. Those of members stay. */
export const removeOldBlocks = removal({
  name: 'chat-remove-old-blocks',
  table: 'chat_block',
  key: 'id',
  since: 'at',
  before: aYearAgo,
  only: 'member_id is null',
});
