import type { Agent } from '#server/modules/chat/message-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';

/** One of the staff as visitors see them: the name is the service's, never a caller's. */
export const agentOf = ({ memberId, name }: { memberId: number; name: string }): Agent => ({
  id: memberId,
  name: name || chatTexts.staff,
});
