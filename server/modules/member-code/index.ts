import type { Entrance } from '#server/http/entrance.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { codeRoutes } from '#server/modules/member-code/routes.ts';
import { type CodeService, createCodeService } from '#server/modules/member-code/service.ts';
import type { ProfileService } from '#server/modules/member-profile/service.ts';
import type { SessionService } from '#server/modules/member-session/service.ts';
import type { Base, Module } from '#server/modules/module.ts';
import type { SmsAccountService } from '#server/sms-outbox/account.ts';
import type { SmsBudget } from '#server/sms-outbox/budget.ts';

export function memberCode(
  base: Base & {
    sessions: SessionService;
    profiles: ProfileService;
    entrance: Entrance;
    smsBudget: SmsBudget;
    smsAccount: SmsAccountService;
  },
): Module<{ codes: CodeService }> {
  const { profiles, entrance } = base;
  const codes = createCodeService(base);
  return {
    services: { codes },
    routes: (api) => codeRoutes(api, { codes, profiles, entrance }),
    jobs: [cleanUp('expired codes', codes.removeSomeOver)],
  };
}
