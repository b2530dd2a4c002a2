import { moneyChecksAnswer } from '#lib/contract/admin-money.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff } from '#server/http/staff.ts';
import type { MoneyCheckService } from '#server/modules/money-check/service.ts';

export function moneyCheckRoutes(app: Api, checks: Pick<MoneyCheckService, 'list'>): void {
  app.post(
    '/Admin/Get-Money-Checks',
    {
      config: { staff: 'reports' },
      schema: {
        ...ofStaff,
        summary: 'The latest nightly comparisons of money and stock with the orders',
        description: 'A comparison without findings adds up.',
        response: { 200: moneyChecksAnswer, ...errors(401, 403) },
      },
    },
    async () => checks.list(),
  );
}
