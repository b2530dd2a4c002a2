import type { ChatParty } from '#server/modules/chat/rows.ts';

/** Who calls: their chats are known by account or cookie, basket and pages by the guid. */
export interface Visitor extends ChatParty {
  readonly guid: string | null;
  readonly network: string;
}

/** A visitor as one who writes. */
export const writer = ({ memberId, key }: Visitor) =>
  ({ side: 'visitor', party: { memberId, key } }) as const;
