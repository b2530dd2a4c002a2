import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  backupItem,
  backupName,
  backupTicket,
  backupsAnswer,
  downloadBackupQuery,
  saveBackupBody,
} from '#lib/contract/backup.ts';
import { type Api, errors } from '#server/http/api.ts';
import { alsoRequire, ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import type { BackupRuns } from '#server/modules/backup/run-service.ts';
import type { BackupService } from '#server/modules/backup/service.ts';

interface Services {
  readonly backups: BackupService;
  readonly runs: BackupRuns;
}

/** A backup has all customers, and how everyone signs in: whoever takes it away must be allowed all of that. */
const requireAll = (request: FastifyRequest): void =>
  alsoRequire(request, 'customers.export', 'staff');

export function backupRoutes(app: Api, services: Services): void {
  makingRoutes(app, services);
  fileRoutes(app, services);
}

function makingRoutes(app: Api, { backups, runs }: Services): void {
  app.post(
    '/Admin/Get-Backups',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Backups in the folder, and how far the running one is',
        body: z.object({}),
        response: { 200: backupsAnswer, ...errors(401, 403, 422, 503) },
      },
    },
    async () => backups.read(),
  );

  app.post(
    '/Admin/Start-Backup',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Begins a backup, which goes on after the answer',
        description:
          '409 BACKUP_RUNNING while another one is made, NO_SPACE without enough free space. When it is complete, the ' +
          'oldest beyond `keep` are removed.',
        body: z.object({}),
        response: { 200: backupsAnswer, ...errors(401, 403, 409, 422, 503) },
      },
    },
    async (request) => {
      await runs.start(staffId(request));
      return backups.read();
    },
  );

  app.post(
    '/Admin/Save-Backup-Settings',
    {
      config: { staff: 'settings', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Sets how many backups are kept, and at which hour in Tehran one is made each day',
        description: '409 STALE when `revision` is outdated.',
        body: saveBackupBody,
        response: { 200: backupsAnswer, ...errors(401, 403, 409, 422) },
      },
    },
    async (request) => backups.save(staffId(request), request.body),
  );
}

function fileRoutes(app: Api, { backups }: Services): void {
  app.post(
    '/Admin/Check-Backup',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Reads a backup and compares its check sum',
        body: backupName,
        response: { 200: backupItem, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => backups.compare(request.body.name),
  );

  app.post(
    '/Admin/Remove-Backup',
    {
      config: { staff: 'settings', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Removes a backup for good',
        body: backupName,
        response: { 200: backupsAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => backups.remove(staffId(request), request.body.name),
  );

  app.post(
    '/Admin/Get-Backup-Ticket',
    {
      config: { staff: 'settings', asksAgain: true },
      schema: {
        ...ofStaff,
        summary: 'Where this session downloads a backup from, within a minute',
        description: 'Also needs customers.export and staff.',
        body: backupName,
        response: { 200: backupTicket, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      requireAll(request);
      return { path: await backups.ticket(panelSession(request), request.body.name) };
    },
  );

  app.get(
    // Not below /Admin/: the browser's own download is a GET without headers. The ticket takes their place.
    '/panel/backup',
    {
      config: { staff: 'settings', asksAgain: true, withoutXsrf: true },
      schema: {
        ...ofStaff,
        summary: 'The bytes of a backup, by a ticket of Get-Backup-Ticket',
        querystring: downloadBackupQuery,
        produces: ['application/x-tar'],
        response: { 200: z.unknown().describe('tar'), ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      requireAll(request);
      const { size, bytes } = await backups.open(panelSession(request), request.query);
      return reply
        .header('content-type', 'application/x-tar')
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="${request.query.name}"`)
        .send(bytes);
    },
  );
}
