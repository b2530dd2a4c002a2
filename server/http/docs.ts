import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves `/api/openapi.json`, generated from the contract's schemas, and readable docs at `/api/docs`. */
export async function documentCalls(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kahroba shop service',
        description:
          'Calls of the shop. Prices are whole numbers in toman. Paths match without regard to case.',
        version: '1.0.0',
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          chat: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-chat',
            description: 'Secret of a visitor’s chats; on http the cookie is called `chat`.',
          },
          panel: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-panel',
            description: 'Session of the panel; on http the cookie is called `panel`.',
          },
          xsrf: {
            type: 'apiKey',
            in: 'header',
            name: 'X-XSRF-TOKEN',
            description: '`xsrf` of `Admin/Get-Me`.',
          },
        },
      },
      tags: [
        { name: 'home' },
        { name: 'product' },
        { name: 'basket' },
        { name: 'newsletter' },
        { name: 'member-account' },
        { name: 'admin' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
}
