import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { xlsxType } from '#lib/contract/price-list.ts';

/** Parts of the schema of a route that answers an Excel file. */
export const xlsxFile = {
  produces: [xlsxType],
  response: { 200: z.unknown().describe('Excel') },
};

/** Marks an answer as an Excel file to keep. @param name without its ending */
export const asXlsxFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-type', xlsxType)
    .header('content-disposition', `attachment; filename="${name}.xlsx"`);
