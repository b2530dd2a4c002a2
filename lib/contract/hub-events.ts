import { z } from 'zod';
import { boxEventKinds } from '#lib/contract/chat-names.ts';

/** Positional arguments of UpdateBasketEvent (contract §5). */
export const updateBasketEvent = z.tuple([
  z.int().describe('webSiteCode'),
  z.int().describe('propertyId'),
  z.int().describe("count: the line's new total"),
  z.int().describe('basketCount: the sum of counts'),
  z.enum(['add', 'remove', 'update']).describe('kind'),
  z.int().describe('sequence'),
]);

/** Positional arguments of UpdateOrderEvent (contract §7). */
export const updateOrderEvent = z.tuple([
  z.int().describe('number'),
  z.int().describe('status: `orderStatuses`'),
  z.string().describe('delivery: `deliveryStates`'),
  z.int().describe("version: increases with the order's every change"),
]);

const chat = z.uuid().describe('chat');
const sequence = z.int().describe('sequence');

/** Positional arguments of the events of chat (contract §9); JSON is sent as text. */
export const chatEvents = {
  TypingEvent: z.tuple([
    chat,
    z.enum(['visitor', 'staff']).describe('from'),
    z.string().describe("name: of staff, or the visitor's own word"),
    z.boolean().describe('on'),
  ]),
  NewMessageEvent: z.tuple([chat, z.string().describe('JSON of `chatMessage`'), sequence]),
  MessageStatusEvent: z.tuple([
    chat,
    z.union([z.literal(2), z.literal(3)]).describe('2 delivered, 3 seen'),
    z
      .int()
      .describe('up to this sequence: a message of the side whose messages were delivered or seen'),
  ]),
  DeleteMessageEvent: z.tuple([chat, z.int().describe('id of the message'), sequence]),
  ChatBoxEvent: z.tuple([
    z.enum(boxEventKinds).describe('kind'),
    z.string().describe('JSON of `boxEventValues`'),
    z.int().describe('sequence of the chat; 0 without one'),
  ]),
} as const;
type ChatEvents = { [Name in keyof typeof chatEvents]: z.infer<(typeof chatEvents)[Name]> };

/**
 * Events of the hub: name to positional arguments. A type, not an interface, because only types
 * have the index signature an event map needs.
 */
export type HubEvents = ChatEvents & {
  ReconnectEvent: [];
  UpdateBasketEvent: z.infer<typeof updateBasketEvent>;
  UpdateOrderEvent: z.infer<typeof updateOrderEvent>;
};
