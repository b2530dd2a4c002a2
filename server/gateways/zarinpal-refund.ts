import { z } from 'zod';
import { type Caller, json, type Read } from '#server/gateways/call.ts';
import type { Gateway, Raw, RefundOrder, Unknown } from '#server/gateways/gateway.ts';
import { toWire } from '#server/gateways/money.ts';

/** Rial; less is refused by the gateway. */
const leastRefund = 20_000;

const sessions = `query Sessions($terminal_id: ID!, $reference_id: String) {
  resource: Session(terminal_id: $terminal_id, reference_id: $reference_id) { id amount }
}`;
const addRefund = `mutation AddRefund(
  $session_id: ID!, $amount: BigInteger!, $description: String,
  $method: InstantPayoutActionTypeEnum, $reason: RefundReasonEnum
) {
  resource: AddRefund(
    session_id: $session_id, amount: $amount, description: $description, method: $method, reason: $reason
  ) { id amount timeline { refund_amount refund_status } }
}`;

const id = z.union([z.int().positive(), z.string().min(1)]).transform(String);
const resourceOf = <Resource extends z.ZodType>(resource: Resource) =>
  z.union([
    z.object({ data: z.object({ resource }) }).transform(({ data }) => data),
    z.object({ errors: z.array(z.unknown()).min(1) }).transform(() => null),
  ]);
const found = resourceOf(z.array(z.object({ id, amount: z.int() })));
const added = resourceOf(z.object({ id, amount: z.int() }));

const refused = (message: string, raw: Raw) =>
  ({ kind: 'refused', said: `Zarinpal: ${message}`, raw }) as const;

/**
 * Refunds by GraphQL. A payment has another number there, found by its bank reference. An order has no number of ours,
 * so one without an answer must be looked up in the panel before it is repeated.
 */
export function refundsOf(
  settings: { accessToken: string; terminalId: string; graphqlUrl: string },
  calls: Caller,
): Pick<Gateway, 'refund'> {
  const query = <Data>(
    call: string,
    text: string,
    variables: object,
    schema: z.ZodType<Data>,
  ): Promise<Read<Data> | Unknown> => {
    const { headers, body } = json({ query: text, variables });
    const authorization = `Bearer ${settings.accessToken}`;
    const url = `${settings.graphqlUrl}/api/v4/graphql`;
    return calls.ask({ call, url, headers: { ...headers, authorization }, body, schema });
  };
  return {
    refund: async (attempt, order: RefundOrder) => {
      const amount = toWire(order.amount, 'rial');
      if (amount < leastRefund) {
        return refused('refunds of less than 20,000 rial are refused', calls.rawOf('refund', null));
      }
      const names = { terminal_id: settings.terminalId, reference_id: order.reference };
      const response = await query('Session', sessions, names, found);
      if (response.kind === 'unknown') return response;
      const paid = toWire(attempt.amount, 'rial');
      const session = response.data?.resource.find((each) => each.amount === paid);
      if (!session) return refused('the payment to refund was not found', response.raw);
      const variables = {
        session_id: session.id,
        amount,
        description: `Refund ${order.refundRef}`,
        method: 'PAYA',
        reason: 'CUSTOMER_REQUEST',
      };
      const answer = await query('AddRefund', addRefund, variables, added);
      if (answer.kind === 'unknown') return answer;
      const { data, raw } = answer;
      if (data === null) return refused('the refund was refused', raw);
      return data.resource.amount === amount
        ? { kind: 'done', reference: data.resource.id, raw }
        : calls.doubt('unreadable', 'names another amount', raw);
    },
  };
}
