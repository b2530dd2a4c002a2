import { expect, test } from '@jest/globals';
import { closeChatLine, onChatLine, openChatLine } from './chat-line.ts';

const send = () => undefined;

test('who listens later than the line is open hears that something may have been missed', () => {
  const heard: boolean[] = [];
  openChatLine(send);
  const stop = onChatLine({ onEvent: () => undefined, onReady: (isLate) => heard.push(isLate) });
  expect(heard).toEqual([true]);
  closeChatLine(send);
  openChatLine(send);
  expect(heard).toEqual([true, false]);
  stop();
});
