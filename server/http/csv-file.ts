import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** Parts of the schema of a route that answers a CSV file. */
export const csvFile = {
  produces: ['text/csv'],
  response: { 200: z.unknown().describe('CSV') },
};

/** Marks an answer as a CSV file to keep. @param name without its ending */
export const asCsvFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`);
