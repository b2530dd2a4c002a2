import {
  getVersionBody,
  getVersionsBody,
  restoredAnswer,
  restoreVersionBody,
  stalePart,
  versionAnswer,
  versionsAnswer,
} from '#lib/contract/appearance.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { AppearanceService } from '#server/modules/appearance/service.ts';

export function versionRoutes(app: Api, appearance: AppearanceService): void {
  app.post(
    '/Admin/Get-Appearance-Versions',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'The latest 20 versions of a part of the look, the current one first',
        body: getVersionsBody,
        response: { 200: versionsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => appearance.listVersions(request.body.part),
  );

  app.post(
    '/Admin/Get-Appearance-Version',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'A version as it was saved',
        body: getVersionBody,
        response: { 200: versionAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => appearance.getVersion(request.body.part, request.body.version),
  );

  app.post(
    '/Admin/Restore-Appearance',
    {
      config: { staff: 'appearance' },
      schema: {
        ...ofStaff,
        summary: 'Makes a former version the current one',
        description:
          'Shown at once, as a new version. 404 for one that is not kept, 409 STALE with what is ' +
          'there `now`, 422 where it names what the shop no longer has.',
        body: restoreVersionBody,
        response: { 200: restoredAnswer, 409: stalePart, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => appearance.restore(staffId(request), request.body),
  );
}
