import type { StaffChatRow, VisitorRow } from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';

// JSON of events. The service makes it by its schemas; what is looked at here is what would break the panel if it were
// missing. By hand, because zod is not in the panel.

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: Fields, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string');
const areNumbers = (value: Fields, names: readonly string[]): boolean =>
  names.every((name) => Number.isSafeInteger(value[name]));

const isMessage = (value: unknown): value is ChatMessage =>
  isRecord(value) &&
  areNumbers(value, ['id', 'sequence', 'version', 'status']) &&
  areTexts(value, ['from', 'name', 'kind', 'body', 'sentAt']);

export const isRow = (value: unknown): value is StaffChatRow =>
  isRecord(value) &&
  areNumbers(value, ['sequence', 'unread']) &&
  areTexts(value, ['id', 'state', 'name', 'lastAt']);

export const isVisitor = (value: unknown): value is VisitorRow =>
  isRecord(value) &&
  areTexts(value, ['visitor', 'name', 'since']) &&
  typeof value['isHere'] === 'boolean';

/** What a JSON text holds, if it is what it should be; else null. */
export function parsed<Of>(json: unknown, isOne: (value: unknown) => value is Of): Of | null {
  if (typeof json !== 'string') return null;
  try {
    const value: unknown = JSON.parse(json);
    return isOne(value) ? value : null;
  } catch {
    return null;
  }
}

export const messageOf = (json: unknown): ChatMessage | null => parsed(json, isMessage);
