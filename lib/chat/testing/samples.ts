import type { ChatMessage, ChatSummary, GetBoxAnswer } from '#lib/contract/chat.ts';

export const someMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  sequence: 1,
  version: 1,
  clientId: null,
  from: 'staff',
  name: 'نگار',
  kind: 'text',
  body: 'سلام',
  attachment: null,
  product: null,
  order: null,
  sentAt: '2026-11-27T10:00:00.000Z',
  status: 1,
  isDeleted: false,
  ...changes,
});

export const someChat = (changes: Partial<ChatSummary> = {}): ChatSummary => ({
  id: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0001',
  state: 'open',
  assignee: 'نگار',
  sequence: 1,
  unread: 0,
  staffDelivered: 0,
  staffSeen: 0,
  visitorSeen: 0,
  last: null,
  startedAt: '2026-11-27T10:00:00.000Z',
  rating: null,
  ...changes,
});

export const someBox = (changes: Partial<GetBoxAnswer> = {}): GetBoxAnswer => ({
  isOn: true,
  isOpen: true,
  changesAt: null,
  here: [{ name: 'نگار' }],
  mode: 'chat',
  asksName: false,
  welcome: '',
  away: '',
  chats: [],
  unread: 0,
  isBlocked: false,
  reconnect: false,
  ...changes,
});
