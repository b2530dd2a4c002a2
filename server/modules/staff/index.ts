import type { Api } from '#server/http/api.ts';
import { createPanelCookies } from '#server/http/panel-cookies.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import type { CodeService } from '#server/modules/member-code/service.ts';
import type { LoginService } from '#server/modules/member-password/login-service.ts';
import type { NewPasswords } from '#server/modules/member-password/new-service.ts';
import type { Base, Module } from '#server/modules/module.ts';
import { createArrivals } from '#server/modules/staff/arrival-service.ts';
import { createEvents } from '#server/modules/staff/event-service.ts';
import { createInvitations } from '#server/modules/staff/invitation-service.ts';
import { createPeople } from '#server/modules/staff/people-service.ts';
import { createRoles } from '#server/modules/staff/role-service.ts';
import { secondStepRoutes } from '#server/modules/staff/second-step-routes.ts';
import { createSecondStep } from '#server/modules/staff/second-step-service.ts';
import { panelSessionRoutes } from '#server/modules/staff/session-routes.ts';
import { createPanelSessions } from '#server/modules/staff/session-service.ts';
import { createSignIn } from '#server/modules/staff/sign-in-service.ts';
import { staffRoutes } from '#server/modules/staff/staff-routes.ts';

interface Needs extends Base {
  readonly codes: Pick<CodeService, 'takeOwnership'>;
  readonly logins: Pick<LoginService, 'prove'>;
  readonly newPasswords: NewPasswords;
}

/** The staff of the shop: how they sign in to the panel, and what they may do there. */
export function staff({ database, redis, settings, logins, newPasswords, codes }: Needs) {
  const sessions = createPanelSessions({ database, settings });
  const cookies = createPanelCookies(settings.siteUrl.startsWith('https:'));
  const steps = createSecondStep({ database, redis, settings, sessions });
  const signIns = createSignIn({ database, redis, logins, steps, sessions });
  const invitations = createInvitations({ database, redis, settings });
  const arrivals = createArrivals({
    database,
    redis,
    settings,
    logins,
    newPasswords,
    codes,
    signIns,
    invitations,
  });
  const people = createPeople({ database, settings, sessions });
  const roles = createRoles(database);
  const events = createEvents(database);
  return {
    services: { panelSessions: sessions, panelCookies: cookies, staffArrivals: arrivals },
    routes: (api: Api) => {
      panelSessionRoutes(api, { arrivals, cookies, sessions, signIns });
      secondStepRoutes(api, steps);
      staffRoutes(api, { events, invitations, people, roles, sessions });
    },
    jobs: [
      cleanUp('ended sessions of the panel', sessions.removeSomeOver),
      cleanUp('browsers of staff not used for long', sessions.forgetSomeDevices),
      cleanUp('old invitations of staff', invitations.removeSomeOld),
    ],
  } satisfies Module<object>;
}
