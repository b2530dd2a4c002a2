import type { Permission } from '#lib/contract/permissions.ts';
import {
  restoredSettings,
  restoreSettingsBody,
  type SettingsPartName,
  settingsVersionsAnswer,
  settingsVersionsBody,
} from '#lib/contract/settings.ts';
import { type Api, errors } from '#server/http/api.ts';
import { alsoRequire, ofStaff, panelSession } from '#server/http/staff.ts';
import type { SettingService } from '#server/modules/setting/service.ts';

/** Who may change each part, and so see and restore its versions. */
const permissions: Readonly<Record<SettingsPartName, Permission>> = {
  shop: 'settings',
  selling: 'settings',
  feeds: 'settings',
  brand: 'appearance',
  measuring: 'settings',
};
const config = { staff: ['settings', 'appearance'] } as const;

export function settingVersionRoutes(app: Api, settings: SettingService): void {
  app.post(
    '/Admin/Get-Settings-Versions',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'The latest 20 versions of settings with their values, the current one first',
        description: 'Needs the permission of their save.',
        body: settingsVersionsBody,
        response: { 200: settingsVersionsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      const { part } = request.body;
      alsoRequire(request, permissions[part]);
      return settings.listVersions(part);
    },
  );

  app.post(
    '/Admin/Restore-Settings',
    {
      config,
      schema: {
        ...ofStaff,
        summary: 'Makes a former version of settings the current one',
        description:
          'Holds at once, as a new version. Needs the permission of their save, and its confirmation. 404 for a version that is not kept, 409 ' +
          'STALE when `revision` is outdated, 422 where the rules of today refuse it, or it names what is gone.',
        body: restoreSettingsBody,
        response: { 200: restoredSettings, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      alsoRequire(request, permissions[request.body.part]);
      return settings.restore(panelSession(request), request.body);
    },
  );
}
