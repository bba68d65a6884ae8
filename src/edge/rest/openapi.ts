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
    transformObject: (document) => withoutInputVariants(jsonSchemaTransformObject(document)),
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(app.swagger()),
  );
}

type OpenApiDocument = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named schema also appears as what a request could hold; ours name only what we answer. */
function withoutInputVariants(document: OpenApiDocument): OpenApiDocument {
  const schemas = ('components' in document && document.components?.schemas) || {};
  for (const name of Object.keys(schemas)) {
    if (name.endsWith('Input')) delete schemas[name];
  }
  return document;
}
