// Names and limits of chat (contract §9). Without zod, because browsers and the panel use them.

/** `waiting`: what the visitor wrote last has no answer yet. Writing in a closed chat opens it again. */
export const chatStates = ['open', 'waiting', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];

export const chatSides = ['visitor', 'staff', 'system'] as const;
export type ChatSide = (typeof chatSides)[number];

export const messageKinds = ['text', 'picture', 'file', 'product', 'order', 'form'] as const;
export type MessageKind = (typeof messageKinds)[number];
/** What is sent by `send-message`; files go by `upload`, `form` by `leave-message`. */
export const sentKinds = ['text', 'product', 'order'] as const;
export type SentKind = (typeof sentKinds)[number];

/** How far a message has come. It never falls back. */
export const messageStatuses = { sent: 1, delivered: 2, seen: 3 } as const;
export type MessageStatus = (typeof messageStatuses)[keyof typeof messageStatuses];

/** Of `ChangeChatLocationMethod`. */
export const chatLocations = ['closed', 'list', 'chat', 'form'] as const;
export type ChatLocation = (typeof chatLocations)[number];

/** Of `ChatBoxEvent`. */
export const boxEventKinds = ['state', 'hours', 'assigned', 'closed', 'rate', 'open'] as const;
export type BoxEventKind = (typeof boxEventKinds)[number];

/** Of `ChangeStaffStateMethod`. */
export const staffStates = ['online', 'away', 'off'] as const;
export type StaffState = (typeof staffStates)[number];

/** What a talk is about. `value`: path of the page, WebsiteCode, or number of the order. */
export const chatSubjects = ['page', 'product', 'order'] as const;
export type ChatSubject = (typeof chatSubjects)[number];

/** Of `Admin/Get-Chats`. */
export const chatLists = ['waiting', 'mine', 'all', 'closed'] as const;
export type ChatList = (typeof chatLists)[number];

/** Events of both hubs; apart from `hub.ts`, because pages without a chat need none of it. */
export const chatHubEvents = {
  typing: 'TypingEvent',
  newMessage: 'NewMessageEvent',
  messageStatus: 'MessageStatusEvent',
  deleteMessage: 'DeleteMessageEvent',
  /** Visitors alone. */
  chatBox: 'ChatBoxEvent',
} as const;
/** Methods of both hubs. */
export const chatHubMethods = {
  /** JSON of `{chat, on}`, at most one in 2 s. */
  typing: 'TypingMethod',
  /** JSON of `{chat, sequence}`, up to and including it. */
  deliveredMessage: 'DeliveredMessageMethod',
  seenMessage: 'SeenMessageMethod',
} as const;

/** Most characters of a message, note or canned reply. */
export const longestChatText = 4_000;
export const longestChatName = 60;
/** Most files a visitor may send in a chat, and bytes of each. */
export const mostChatFiles = 5;
export const mostChatFileBytes = 5 * 1_048_576;
/** For how long a visitor may delete an own message. */
export const deleteMinutes = 5;
/** Least ms between two `TypingMethod` of a connection with the same `on`. */
export const typingEvery = 2_000;
/** Messages a page. */
export const messagePageSize = 50;

/** The form that needs no scripts, and where the link of the message leads. */
export const chatPath = '/chat';
/** Fragment of any page's address that opens the box. */
export const chatFragment = '#chat';
/** Parts of the page `/chat` to which a form that was sent without scripts leads. */
export const chatOutcomes = { done: 'sent', failed: 'not-sent' } as const;
/** Fields of `chat/leave-message`, in their order. */
export const offlineFields = ['name', 'mobile', 'message'] as const;
export type OfflineField = (typeof offlineFields)[number];

/** Codes of errors. */
export const chatErrors = {
  /** 404: no such chat, or somebody else's. */
  chat: 'CHAT_NOT_FOUND',
  /** 404 */
  message: 'MESSAGE_NOT_FOUND',
  /** 404: the address of a file is false or no longer valid; read the messages again. */
  file: 'FILE_NOT_FOUND',
  /** 409 of `start`: the shop has no chat. */
  off: 'CHAT_OFF',
  /** 409 of `start`: outside of the hours, or nobody is here: `leave-message`. */
  away: 'CHAT_AWAY',
  /** 429 of `start`: too many new chats today, of the visitor or their network: `leave-message` or a call remain. */
  many: 'TOO_MANY_CHATS',
  /** 403: staff have blocked the visitor. */
  blocked: 'CHAT_BLOCKED',
  /** 409: a message of the other side has this `clientId`. */
  clientId: 'CLIENT_ID_USED',
  /** 409: the message is older than five minutes. */
  late: 'TOO_LATE',
  /** 409: five files are in this chat. */
  files: 'TOO_MANY_FILES',
  /** 409: nobody has answered yet. */
  unanswered: 'CHAT_UNANSWERED',
  /** 409 of `Save-Chat-Reply`. */
  shortcut: 'SHORTCUT_USED',
  /** 409 of `Assign-Chat`: not of the staff, or without the permission `chat`. */
  assignee: 'ASSIGNEE_REFUSED',
  /** 409 of `Invite-Visitor`: gone meanwhile. */
  gone: 'VISITOR_GONE',
} as const;
