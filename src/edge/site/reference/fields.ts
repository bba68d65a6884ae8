import { escapeHtml } from '../escape-html.ts';
import { limitsOf, type OpenApiDocument, type Parameter, resolve, type Schema, typeOf } from './open-api.ts';

/** Descriptions use the backticks of Markdown and nothing else of it. */
export function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

interface Field {
  name: string;
  schema: Schema;
  required: boolean;
  note?: string | undefined;
}

function fieldItem({ name, schema, required, note }: Field): string {
  const values = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  const allowed = values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ');
  const limits = limitsOf(schema);
  const text = note ?? schema.description ?? '';
  return `<div class="field"><dt><code>${escapeHtml(name)}</code> <span class="type">${escapeHtml(typeOf(schema))}</span>${required ? ' <span class="required">required</span>' : ''}</dt>
<dd>${[inlineCode(text), limits && `${limits}.`, allowed && `Values: ${allowed}`].filter(Boolean).join(' ')}</dd></div>`;
}

export function parameterList(parameters: readonly Parameter[]): string {
  const items = parameters.map(({ name, schema, required, description }) =>
    fieldItem({ name, schema, required: required === true, note: description }),
  );
  return `<dl class="fields">\n${items.join('\n')}\n</dl>`;
}

function fieldsOf(document: OpenApiDocument, schema: Schema, prefix: string): Field[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const full = `${prefix}${name}`;
    const own = { name: full, schema: resolve(document, property), required: required.includes(name) };
    return [own, ...fieldsOf(document, property, `${full}.`)];
  });
}

/** The fields of an object, those of objects inside it by their path. */
export function schemaList(document: OpenApiDocument, schema: Schema, kind: 'request' | 'response'): string {
  const fields = fieldsOf(document, schema, '');
  // Every field of a response is always there; only in requests there is something to say about it.
  const items = fields.map((field) => fieldItem({ ...field, required: kind === 'request' && field.required }));
  return `<dl class="fields">\n${items.join('\n')}\n</dl>`;
}
