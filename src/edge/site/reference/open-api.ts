/** The part of an OpenAPI 3.1 document that the reference shows. */
export interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

/** An operation with what the document says around it. */
export interface Endpoint extends Operation {
  method: string;
  path: string;
}

const JSON_TYPE = 'application/json';

export const jsonOf = (content: Content | undefined) => content?.[JSON_TYPE];

export function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

export function endpointsOf(document: OpenApiDocument, tag: string): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags?.includes(tag))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** In words: `string, UUID`, `string or null`, `string: QUEUED, IN_PROGRESS`. */
export function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? 'any'].flat().join(' or ');
  const format = { uuid: 'UUID', uri: 'URL' }[schema.format ?? ''] ?? schema.format;
  return format ? `${types}, ${format}` : types;
}

export function limitsOf({ minLength, maxLength }: Schema): string {
  if (minLength !== undefined && maxLength !== undefined) return `${minLength} to ${maxLength} characters`;
  if (maxLength !== undefined) return `At most ${maxLength} characters`;
  if (minLength !== undefined) return `At least ${minLength} character${minLength === 1 ? '' : 's'}`;
  return '';
}
