/** The interface as a Postman collection (version 2.1), which Bruno, Insomnia and Hoppscotch import, too. */
import { type Endpoint, endpointsOf, jsonOf, type OpenApiDocument } from './open-api.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

export function postmanCollection(document: OpenApiDocument, baseUrl: string): object {
  return {
    info: {
      name: document.info.title,
      description: `${document.info.description ?? ''} Put your API key into the variable api_key.`.trim(),
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{api_key}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: baseUrl },
      { key: 'api_key', value: '' },
    ],
    item: (document.tags ?? []).map(({ name, description = '' }) => ({
      name,
      description,
      item: endpointsOf(document, name).map(itemOf),
    })),
  };
}

function itemOf(endpoint: Endpoint): object {
  const { method, path, summary, description = '', parameters = [], requestBody } = endpoint;
  const parts = path.split('/').filter(Boolean);
  const body = jsonOf(requestBody?.content)?.example;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  return {
    name: summary,
    request: {
      method,
      description,
      header: [
        ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
        ...inHeader.map(({ name, example, description: note }) => ({
          key: name,
          value: String(example ?? ''),
          description: note,
          disabled: true,
        })),
      ],
      url: {
        raw: `{{base_url}}${path.replace(/\{(\w+)\}/g, ':$1')}`,
        host: ['{{base_url}}'],
        path: parts.map((part) => part.replace(/^\{(\w+)\}$/, ':$1')),
        variable: inPath.map(({ name, example, description: note }) => ({
          key: name,
          value: String(example ?? ''),
          description: note,
        })),
      },
      ...(body !== undefined && {
        body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      }),
    },
  };
}
