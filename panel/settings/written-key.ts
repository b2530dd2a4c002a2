import { settingsFrameTexts as words } from '#panel/settings/frame-texts.ts';

/** Which key is saved, and what is written over it: two who write over the same one have to choose. */
export interface WrittenKey<Written> {
  readonly savedId: number;
  readonly written: Written;
}

/** The value of a key that is not written over, as two people compare it: the key itself is known to neither. */
export const savedKeyShown = (
  now: WrittenKey<unknown> | undefined,
  before: WrittenKey<unknown> | undefined,
): string => (now?.savedId === before?.savedId ? words.sameKey : words.otherKey);
