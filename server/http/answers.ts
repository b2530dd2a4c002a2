import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

/**
 * Request bodies are validated by the contract's schemas. Answers are validated in tests only; in production
 * they are just serialised, because parsing them again costs more than reading them from the database.
 */
export function useContract(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(
    process.env['NODE_ENV'] === 'test' ? serializerCompiler : () => JSON.stringify,
  );
}
