import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Bodies are checked by the contract's schemas. Answers are checked by them in tests; in production
 * they are only made JSON, for parsing each anew costs more than reading it from the database.
 */
export function useContract(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    process.env['NODE_ENV'] === 'test' ? serializerCompiler : () => JSON.stringify,
  );
}
