import type { StaffChat } from '#lib/contract/admin-chat.ts';

const startedAt = '2026-11-27T10:00:00Z';

/** A guest who waits for an answer. */
export const staffChat: StaffChat = {
  id: '7f1a6c52-9d3e-4b8a-8a11-0c5d2e9f4b37',
  state: 'waiting',
  name: '',
  memberId: null,
  assignee: null,
  subject: null,
  sequence: 1,
  unread: 1,
  last: null,
  waitingSince: startedAt,
  startedAt,
  lastAt: startedAt,
  rating: null,
  isBlocked: false,
  isHere: false,
  mobile: '',
  isMobileVerified: false,
  refer: '',
  firstReplyAt: null,
  closedAt: null,
  ratingNote: '',
  visitorDelivered: 0,
  visitorSeen: 0,
  staffDelivered: 0,
  staffSeen: 0,
};
