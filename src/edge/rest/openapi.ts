import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { EXAMPLES, errorExample, PARAMETER_EXAMPLES } from './examples.ts';
import { headersOf, RESPONSE_HEADERS } from './response-headers.ts';

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
      components: {
        securitySchemes: { api_key: { type: 'http', scheme: 'bearer', description: 'An API key.' } },
        headers: RESPONSE_HEADERS,
      },
      security: [{ api_key: [] }],
      tags: [
        { name: 'Resumes', description: '5 credits each.' },
        { name: 'Cover letters', description: '3 credits each.' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => completed(withoutInputVariants(jsonSchemaTransformObject(document)), baseUrl),
  });
  app.get('/openapi.json', { schema: { hide: true }, exposeHeadRoute: true }, async (_request, reply) =>
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

interface Described {
  operationId?: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { headers?: object; content?: Record<string, { example?: unknown }> }>;
}

const JSON_TYPE = 'application/json';

/** With what the routes' schemas do not say: the headers of the answers, and examples. */
function completed(document: OpenApiDocument, baseUrl: string): OpenApiDocument {
  const paths = Object.values(document.paths ?? {}) as unknown as Record<string, Described>[];
  for (const described of paths.flatMap((methods) => Object.values(methods))) {
    const operationId = described.operationId ?? '';
    const examples = EXAMPLES[operationId];
    if (!examples) continue;
    if (examples.request) described.requestBody!.content[JSON_TYPE]!.example = examples.request;
    for (const parameter of described.parameters ?? []) parameter.example = PARAMETER_EXAMPLES[parameter.name];
    for (const [status, response] of Object.entries(described.responses)) {
      response.headers = headersOf(status);
      const example = status < '300' ? examples.success(baseUrl) : errorExample(operationId, status);
      if (response.content?.[JSON_TYPE]) response.content[JSON_TYPE].example = example;
    }
  }
  return document;
}
