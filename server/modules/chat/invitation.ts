import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { isSame, mac } from '#lib/rules/signature.ts';
import type { Agent } from '#server/modules/chat/message-service.ts';

/** Ms for which an invitation can be taken up. */
const validFor = 3_600_000;

const content = z.object({
  /** By which it is taken up once. */
  id: z.uuid(),
  /** The visitor it was made for, as presence names them. */
  visitor: z.string(),
  staff: z.object({ id: z.int(), name: z.string() }),
  text: z.string(),
  until: z.number(),
});

/** Invitations to talk travel to the visitor and come back with the first message; only the service makes them. */
export function createInvitations(tokenSecret: string) {
  const key = mac(tokenSecret, 'invitation to a chat');
  const sign = (body: string): string => mac(key, body).toString('base64url');
  return {
    make(visitor: string, staff: Agent, text: string, now: number = Date.now()): string {
      const invited = {
        id: randomUUID(),
        visitor,
        staff: { id: staff.id, name: staff.name },
        text,
        until: now + validFor,
      };
      const body = Buffer.from(JSON.stringify(invited)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    /** Who invited this visitor, and by what; null for a forged, foreign or old one. The database knows whether it was used. */
    read(invitation: string | undefined, visitor: string, now: number = Date.now()) {
      const [body = '', signature = ''] = invitation?.split('.', 2) ?? [];
      if (body === '' || !isSame(signature, sign(body))) return null;
      const read = content.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      if (!read.success) return null;
      const { data: invited } = read;
      return invited.visitor === visitor && invited.until > now ? invited : null;
    },
  };
}
export type Invitations = ReturnType<typeof createInvitations>;
