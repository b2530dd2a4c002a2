import { moneyChecksAnswer } from '#lib/contract/admin-money.ts';
import { administratorId } from '#server/http/administrator.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { MoneyCheckService } from '#server/modules/money-check/service.ts';

export function moneyCheckRoutes(app: Api, checks: Pick<MoneyCheckService, 'list'>): void {
  app.post(
    '/Admin/Get-Money-Checks',
    {
      schema: {
        tags: ['admin'],
        security: [{ bearer: [] }],
        summary: 'The latest nightly comparisons of money and stock with the orders',
        description: 'A comparison without findings adds up.',
        response: { 200: moneyChecksAnswer, ...errors(401, 403) },
      },
    },
    async (request, reply) => {
      await administratorId(request, reply);
      return checks.list();
    },
  );
}
