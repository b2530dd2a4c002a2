import { z } from 'zod';
import { hubMethods } from '#lib/contract/hub.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { jsonArgument } from '#server/hub/json-argument.ts';
import type { HubPart } from '#server/hub/part.ts';
import type { Presences } from '#server/modules/presence/service.ts';
import { noArguments } from '#server/signalr/arguments.ts';

const longestRefer = 2_000;
const longestPath = 2_000;
const longestText = 500;

/** An address has no blanks: browsers drop line breaks, so that another address would be left. */
const addressOf = (written: string): string => normalisePersian(written).replaceAll(/\s/g, '');

/** A percent-encoded path, as browsers send it: six characters per Persian letter. */
const path = z.string().max(longestPath).default('').transform(addressOf);
const text = z.string().max(longestText).default('').transform(onOneLine);

const referArguments = z.tuple([z.string().max(longestRefer).nullable()]);
const locationArguments = jsonArgument(z.object({ location: path, title: text, value: text }));
const chatArguments = jsonArgument(z.object({ type: text, value: text }));

/** The methods by which a tab reports where its visitor is (contract §5). */
export const presenceHub =
  (presences: Presences): HubPart =>
  ({ hub }) => {
    hub
      .onConnected(({ caller }) => presences.enter(caller.id, caller.identity.owner))
      .onDisconnected(({ caller }) => presences.leave(caller.id))
      .method(hubMethods.changeRefer, referArguments, ({ caller }, refer) =>
        presences.change(caller.id, { refer: addressOf(refer ?? '') }),
      )
      .method(hubMethods.changeLocation, locationArguments, ({ caller }, location) =>
        presences.change(caller.id, { location }),
      )
      .method(hubMethods.changeChatLocation, chatArguments, ({ caller }, chat) =>
        presences.change(caller.id, { chat }),
      )
      .method(hubMethods.changeView, noArguments, ({ caller }) =>
        presences.change(caller.id, { viewedAt: new Date().toISOString() }),
      );
  };
