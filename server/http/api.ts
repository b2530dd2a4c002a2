import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody } from '#lib/contract/errors.ts';

/** An app whose routes take their types from the contract's schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Bytes of a body that may hold a long text, such as a post; of others `buildApp` decides. */
export const longText = 1_048_576;

/** The error answers a call may give, for its documentation. */
export function errors<const Status extends number>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorBody])) as Record<
    Status,
    typeof errorBody
  >;
}
