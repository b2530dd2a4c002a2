import type { Api } from '#server/http/api.ts';
import { createChatCookie } from '#server/http/chat-cookie.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { deskRoutes } from '#server/modules/chat/desk-routes.ts';
import { createDesk } from '#server/modules/chat/desk-service.ts';
import { createFigures } from '#server/modules/chat/figures-service.ts';
import { createFileAddresses } from '#server/modules/chat/file-address.ts';
import { fileRoutes } from '#server/modules/chat/file-routes.ts';
import { createChatFiles } from '#server/modules/chat/file-service.ts';
import { formRoute } from '#server/modules/chat/form-route.ts';
import { createHere } from '#server/modules/chat/here-service.ts';
import { createHours } from '#server/modules/chat/hours-service.ts';
import { createInbox } from '#server/modules/chat/inbox-service.ts';
import { createInvitations } from '#server/modules/chat/invitation.ts';
import { createChatLimits } from '#server/modules/chat/limits.ts';
import { createMessages } from '#server/modules/chat/message-service.ts';
import { createChatNews } from '#server/modules/chat/news-service.ts';
import { createOpenings } from '#server/modules/chat/opening-service.ts';
import { panelChatHub } from '#server/modules/chat/panel-hub.ts';
import {
  removeOldBlocks,
  removeOldChats,
  removeOldCleared,
  removeUsedInvitations,
  removeOldReports,
} from '#server/modules/chat/retention.ts';
import { withPresence } from '#server/modules/chat/rows.ts';
import { smsJob } from '#server/modules/chat/sms-job.ts';
import { staffChatRoutes } from '#server/modules/chat/staff-routes.ts';
import { createStaffChats } from '#server/modules/chat/staff-service.ts';
import { createTyping } from '#server/modules/chat/typing-service.ts';
import { visitorChatHub } from '#server/modules/chat/visitor-hub.ts';
import { visitorRoutes } from '#server/modules/chat/visitor-routes.ts';
import { createVisitorChats } from '#server/modules/chat/visitor-service.ts';
import { createVisitors } from '#server/modules/chat/visitors-service.ts';
import { createWho } from '#server/modules/chat/who.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { Presences } from '#server/modules/presence/service.ts';
import { renewEvery } from '#server/modules/presence/shared-service.ts';

interface Needs extends Base {
  readonly presences: Presences;
}

/** Talks of visitors with the shop. */
export function chat({ database, events, settings, redis, presences }: Needs) {
  const addresses = createFileAddresses(settings.tokenSecret);
  const complete = withPresence(presences.isHere);
  const publish = createChatNews({ database, events, complete });
  const messages = createMessages({ database, publish, files: addresses });
  const hours = createHours(database, events);
  const here = createHere({ redis, hours });
  const limits = createChatLimits({ redis, settings });
  const invitations = createInvitations(settings.tokenSecret);
  const chats = createVisitorChats({ database, events, messages, publish, hours, here, limits });
  const openings = createOpenings({
    database,
    settings,
    messages,
    chats,
    hours,
    here,
    limits,
    invitations,
    presences,
  });
  const who = createWho({ cookie: createChatCookie(settings), chats });
  const files = createChatFiles({ database, messages, limits, addresses });
  const desk = createDesk(database);
  const staffChats = createStaffChats({ database, messages, publish, here });
  const visitors = createVisitors({ database, presences, invitations });
  const typing = createTyping(database, events);
  const clean = (what: string, removeSome: typeof removeOldChats) =>
    cleanUp(what, async () => (await database.run(removeSome, []))[0]?.count ?? 0);
  return {
    services: {},
    routes: async (api: Api) => {
      await formRoute(api, { openings, who, settings });
      visitorRoutes(api, { chats, openings, who });
      fileRoutes(api, files, who);
      staffChatRoutes(api, {
        inbox: createInbox({ database, messages, presences, complete, desk }),
        chats: staffChats,
        visitors,
      });
      deskRoutes(api, { desk, hours, figures: createFigures(database) });
    },
    jobs: [
      clean('old chats', removeOldChats),
      clean('used invitations to chat', removeUsedInvitations),
      clean('figures of old removed chats', removeOldCleared),
      clean('old reports of abuse', removeOldReports),
      clean('old blocks of guests', removeOldBlocks),
      smsJob({ database, settings, presences }),
      {
        name: 'keep staff known',
        every: renewEvery,
        run: async () => {
          await here.renew();
          return 'later' as const;
        },
      },
    ],
    hub: visitorChatHub({ events, chats, typing, here, visitors }),
    panelHub: panelChatHub({ events, chats: staffChats, typing, here, presences, visitors }),
  } satisfies Module<object>;
}
