import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { exportFiles } from '#lib/contract/export-kinds.ts';
import { type Api, errors } from '#server/http/api.ts';
import { asCsvFile, csvFile } from '#server/http/csv-file.ts';
import { ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import type { ExportService } from '#server/modules/export/service.ts';

/** Files that name people ask again who takes them. */
const tables = [
  {
    kind: 'products',
    asksAgain: false,
    summary: 'All goods with their variants as a CSV file for the importer of WooCommerce',
    description:
      'Prices in toman, pictures by their addresses; drafts and withdrawn goods too, without those in the bin. ' +
      'Admin/Begin-Import knows goods of the same shop again.',
  },
  {
    kind: 'orders',
    asksAgain: true,
    summary: 'All orders as a CSV file; recorded',
    description:
      'With the columns of the export plugins of WooCommerce. Names, addresses and whole mobile numbers only for ' +
      'callers who may export customers.',
  },
  {
    kind: 'customers',
    asksAgain: true,
    summary: 'All members with their addresses as a CSV file; recorded',
    description: 'With the columns of the export plugins of WordPress, without passwords.',
  },
] as const;

export function exportRoutes(app: Api, { take }: ExportService): void {
  for (const { kind, asksAgain, summary, description } of tables) {
    const { call, permission } = exportFiles[kind];
    app.post(
      `/Admin/${call}`,
      {
        config: { staff: permission, ...(asksAgain && { asksAgain }) },
        schema: {
          ...ofStaff,
          ...csvFile,
          summary,
          description,
          body: z.object({}),
          response: { ...csvFile.response, ...errors(401, 403, 422) },
        },
      },
      async (request, reply): Promise<FastifyReply> => {
        const isWhole = panelSession(request).permissions.includes('customers.export');
        const content = await take(kind, { staffId: staffId(request), isWhole });
        return asCsvFile(reply, kind).send(content);
      },
    );
  }

  app.post(
    `/Admin/${exportFiles.posts.call}`,
    {
      config: { staff: exportFiles.posts.permission },
      schema: {
        ...ofStaff,
        produces: ['application/xml'],
        summary: 'All posts and pages as a file of WordPress (WXR 1.2)',
        description:
          'With authors, categories, tags and the addresses of pictures; without comments.',
        body: z.object({}),
        response: { 200: z.unknown().describe('XML'), ...errors(401, 403, 422) },
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const content = await take('posts', { staffId: staffId(request), isWhole: false });
      return reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${exportFiles.posts.file}"`)
        .send(content);
    },
  );
}
