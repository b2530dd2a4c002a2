import { z } from 'zod';
import {
  changeStaffBody,
  endPanelDeviceBody,
  invitationBody,
  inviteStaffBody,
  panelDevicesAnswer,
  removeRoleBody,
  saveRoleBody,
  setStaffRolesBody,
  staffAnswer,
  staffDevicesBody,
  staffEventsAnswer,
  staffEventsBody,
} from '#lib/contract/staff.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import type { EventService } from '#server/modules/staff/event-service.ts';
import type { InvitationService } from '#server/modules/staff/invitation-service.ts';
import type { PeopleService } from '#server/modules/staff/people-service.ts';
import type { RoleService } from '#server/modules/staff/role-service.ts';
import type { PanelSessionService } from '#server/modules/staff/session-service.ts';

interface Needs {
  readonly events: EventService;
  readonly invitations: InvitationService;
  readonly people: PeopleService;
  readonly roles: RoleService;
  readonly sessions: PanelSessionService;
}

const reads = { staff: 'staff' } as const;
const changes = { staff: 'staff', asksAgain: true } as const;
/** Part of descriptions. */
const beyond = ' 403 BEYOND_OWN for what the caller may not do themselves.';
const changing = {
  ...ofStaff,
  response: { 200: staffAnswer, ...errors(401, 403, 404, 409, 422, 429) },
};

/** Staff as those see and change them who may manage staff. Every change answers with the new list. */
export function staffRoutes(app: Api, needs: Needs): void {
  peopleRoutes(app, needs);
  invitationRoutes(app, needs);
  roleRoutes(app, needs);
  watchRoutes(app, needs);
}

function peopleRoutes(app: Api, { people }: Needs): void {
  app.post(
    '/Admin/Get-Staff',
    {
      config: reads,
      schema: {
        ...ofStaff,
        summary: 'Staff, open invitations and roles',
        body: z.object({}),
        response: { 200: staffAnswer, ...errors(401, 403) },
      },
    },
    async (request) => people.list(staffId(request)),
  );

  app.post(
    '/Admin/Set-Staff-Roles',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Replaces the roles of one of the staff, at once',
        description:
          '409 STALE, LAST_OWNER when nobody would remain who may manage staff.' + beyond,
        body: setStaffRolesBody,
      },
    },
    async (request) => people.setRoles(staffId(request), request.body),
  );

  app.post(
    '/Admin/Suspend-Staff',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Takes access from one of the staff; their sessions end at once',
        description: '409 STALE, LAST_OWNER, OWN_ACCOUNT for the caller.' + beyond,
        body: changeStaffBody,
      },
    },
    async (request) => people.suspend(staffId(request), request.body),
  );

  app.post(
    '/Admin/Resume-Staff',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Gives access back',
        description: '409 STALE.' + beyond,
        body: changeStaffBody,
      },
    },
    async (request) => people.resume(staffId(request), request.body),
  );

  app.post(
    '/Admin/Reset-Totp',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Takes the second step from someone who has lost their phone; their sessions end',
        description: '409 STALE, OWN_ACCOUNT for the caller.' + beyond,
        body: changeStaffBody,
      },
    },
    async (request) => people.resetTotp(staffId(request), request.body),
  );
}

function invitationRoutes(app: Api, { invitations, people }: Needs): void {
  app.post(
    '/Admin/Invite-Staff',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Invites a mobile number by SMS',
        description:
          'The code is valid for 48 hours. A number that is invited already gets a new one. 409 IS_STAFF, 422 for ' +
          'an unknown role.' +
          beyond,
        body: inviteStaffBody,
      },
    },
    async (request) => {
      await invitations.invite(staffId(request), request.body);
      return people.list(staffId(request));
    },
  );

  app.post(
    '/Admin/Cancel-Invitation',
    {
      config: changes,
      schema: { ...changing, summary: 'Takes an invitation back', body: invitationBody },
    },
    async (request) => {
      await invitations.cancel(staffId(request), request.body.id);
      return people.list(staffId(request));
    },
  );
}

function roleRoutes(app: Api, { people, roles }: Needs): void {
  app.post(
    '/Admin/Save-Role',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Creates a role, or changes one; its holders’ access follows at once',
        description:
          '409 STALE, LAST_OWNER, ROLE_KEPT for the manager’s; 422 for a taken name.' + beyond,
        body: saveRoleBody,
      },
    },
    async (request) => {
      await roles.save(staffId(request), request.body);
      return people.list(staffId(request));
    },
  );

  app.post(
    '/Admin/Remove-Role',
    {
      config: changes,
      schema: {
        ...changing,
        summary: 'Removes a role of the shop’s own that nobody holds',
        description: '409 STALE, ROLE_KEPT.' + beyond,
        body: removeRoleBody,
      },
    },
    async (request) => {
      await roles.remove(staffId(request), request.body);
      return people.list(staffId(request));
    },
  );
}

function watchRoutes(app: Api, { events, sessions }: Needs): void {
  app.post(
    '/Admin/Get-Staff-Devices',
    {
      config: reads,
      schema: {
        ...ofStaff,
        summary: 'Browsers that are signed in to the panel as one of the staff',
        body: staffDevicesBody,
        response: { 200: panelDevicesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => sessions.devices(panelSession(request), request.body.id),
  );

  app.post(
    '/Admin/End-Staff-Device',
    {
      config: changes,
      schema: {
        ...ofStaff,
        summary: 'Signs out a browser of the staff; answers with the remaining ones of its owner',
        description: '404 for an unknown one, 409 for the browser of the call.' + beyond,
        body: endPanelDeviceBody,
        response: { 200: panelDevicesAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => sessions.end(panelSession(request), request.body.id, 'all'),
  );

  app.post(
    '/Admin/Get-Staff-Events',
    {
      config: reads,
      schema: {
        ...ofStaff,
        summary: 'What staff changed, fifty a page, the newest first',
        description:
          'Pass `next` of the answer as `after` for the following page. With `area` or `text` and without `from`, only ' +
          'the 90 days before `to`.',
        body: staffEventsBody,
        response: { 200: staffEventsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => events.list(request.body),
  );
}
