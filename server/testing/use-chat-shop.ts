import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Permission } from '#lib/contract/permissions.ts';
import {
  type AgentAtPanel,
  type Browser,
  type ChatShop,
  createBrowser,
  openAgent,
  openChatShop,
} from '#server/testing/chat.ts';

interface Opened {
  readonly at: ChatShop;
  /** One of the staff, online. */
  readonly agent: AgentAtPanel;
}

interface Options {
  readonly shop?: Parameters<typeof openChatShop>[0];
  readonly permissions?: readonly Permission[];
}

/**
 * Opens a shop with chat for the tests of a file.
 * @returns functions that open a visitor's browser and register a clean-up; both last until the end of the test
 */
export function useChatShop(take: (opened: Opened) => unknown, options: Options = {}) {
  let opened: Opened;
  const cleanUps: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const at = await openChatShop(options.shop);
    opened = { at, agent: await openAgent(at, options.permissions) };
    await take(opened);
  });
  afterEach(async () => {
    await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
  });
  afterAll(async () => {
    await opened.agent.close();
    await opened.at.close();
  });

  const cleanUp = (work: () => Promise<unknown>): void => void cleanUps.push(work);
  function browser(guid?: string): Browser {
    const made = createBrowser(opened.at, guid);
    cleanUp(made.close);
    return made;
  }
  return { browser, cleanUp };
}
