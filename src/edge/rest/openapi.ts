import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Collects the OpenAPI document from the routes registered after it, and serves it. */
export async function registerOpenApi(app: FastifyInstance, baseUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Letterpress',
        version: '1',
        description: 'Tailored PDF resumes and cover letters from a saved profile and a job description.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      components: { securitySchemes: { api_key: { type: 'http', scheme: 'bearer', description: 'An API key.' } } },
      security: [{ api_key: [] }],
      tags: [
        { name: 'Resumes', description: '5 credits each.' },
        { name: 'Cover letters', description: '3 credits each.' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(app.swagger()),
  );
}
