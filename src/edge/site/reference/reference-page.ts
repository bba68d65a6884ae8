import { escapeHtml } from '../escape-html.ts';
import type { Heading } from '../markdown/headings.ts';
import { highlight } from '../markdown/highlight.ts';
import type { PageSection } from '../markdown/page-sections.ts';
import { renderTabs } from '../markdown/samples-html.ts';
import { inlineCode, parameterList, schemaList } from './fields.ts';
import { type Content, type Endpoint, endpointsOf, jsonOf, type OpenApiDocument } from './open-api.ts';
import { requestSamples } from './request-samples.ts';
import { fieldId, KEY_FORM, tryItForm } from './try-it.ts';

export interface Reference {
  html: string;
  headings: readonly Heading[];
  sections: readonly PageSection[];
}

interface Place {
  root: string;
  baseUrl: string;
}

function example(caption: string, value: unknown): string {
  const json = highlight(JSON.stringify(value, null, 2), 'json');
  return `<figure class="sample response"><figcaption>${escapeHtml(caption)}</figcaption><pre tabindex="0"><code>${json}</code></pre></figure>`;
}

function examplesOf(content: Content | undefined): unknown[] {
  const json = jsonOf(content);
  if (!json) return [];
  if (json.example !== undefined) return [json.example];
  return Object.values(json.examples ?? {}).map(({ value }) => value);
}

function heading(depth: 2 | 3, id: string, html: string, text: string): string {
  return `<h${depth} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(text)}">#</a></h${depth}>`;
}

function errorItem(status: string, description: string, content: Content | undefined): string {
  const shown = examplesOf(content).map((value) => example(`HTTP ${status}`, value));
  return `<details class="answer"><summary><span class="status">${status}</span> ${inlineCode(description)}</summary>${shown.join('\n')}</details>`;
}

function responses(document: OpenApiDocument, endpoint: Endpoint): string {
  const { operationId } = endpoint;
  const all = Object.entries(endpoint.responses);
  const successes = all.filter(([status]) => status < '300');
  const good = successes.map(([status, { description, content }]) => {
    const schema = jsonOf(content)?.schema ?? {};
    const shown = examplesOf(content).map((value) => example(`HTTP ${status}`, value));
    return `<p><span class="status good">${status}</span> ${inlineCode(description)}</p>
${shown.join('\n')}\n${schemaList(document, schema, 'response')}`;
  });
  const bad = all.filter(([status]) => status >= '300');
  return `${heading(3, `${operationId}-response`, 'Response', `Response of ${endpoint.summary}`)}
${good.join('\n')}
${heading(3, `${operationId}-errors`, 'Errors', `Errors of ${endpoint.summary}`)}
<div class="answers">${bad.map(([status, { description, content }]) => errorItem(status, description, content)).join('\n')}</div>`;
}

function samples(endpoint: Endpoint, baseUrl: string): string {
  const codes = requestSamples(endpoint, baseUrl).map(({ language, text }) => ({ lang: language, text }));
  return renderTabs(codes);
}

function request(document: OpenApiDocument, endpoint: Endpoint, baseUrl: string): string {
  const { operationId, parameters = [] } = endpoint;
  const body = jsonOf(endpoint.requestBody?.content);
  const named = (place: string, title: string) => {
    const found = parameters.filter((parameter) => parameter.in === place);
    return found.length === 0 ? '' : `<h4>${title}</h4>\n${parameterList(found)}`;
  };
  return `${heading(3, `${operationId}-request`, 'Request', `Request of ${endpoint.summary}`)}
${named('path', 'Path')}
${body ? `<h4>Body</h4>\n${schemaList(document, body.schema, 'request')}` : ''}
${named('header', 'Headers')}
${samples(endpoint, baseUrl)}`;
}

function operation(document: OpenApiDocument, endpoint: Endpoint, next: string | null, place: Place): string {
  const { method, path, operationId, summary, description = '' } = endpoint;
  return `<section class="operation">
${heading(2, operationId, escapeHtml(summary), summary)}
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></p>
<p>${inlineCode(description)}</p>
${request(document, endpoint, place.baseUrl)}
${tryItForm(endpoint, place.root, next)}
${responses(document, endpoint)}
</section>`;
}

/** The field that takes the id of a document which `endpoint` made: the path parameter of the read beside it. */
function nextFieldOf(endpoint: Endpoint, neighbours: readonly Endpoint[]): string | null {
  if (endpoint.method !== 'POST') return null;
  const read = neighbours.find(({ method }) => method === 'GET');
  const parameter = read?.parameters?.find((candidate) => candidate.in === 'path');
  return read && parameter ? fieldId(read.operationId, parameter.name) : null;
}

function introduction({ root, baseUrl }: Place): string {
  return `<h1 id="api-reference">API reference</h1>
<p>Four operations, made from the <a href="${root}/openapi.json">OpenAPI document</a>; there is a <a href="${root}/docs/letterpress.postman_collection.json">Postman collection</a> of them, which Bruno imports, too. Requests go to <code>${escapeHtml(baseUrl)}</code> with an <a href="${root}/docs/authentication">API key</a> as bearer token; every answer is <a href="${root}/docs/overview#one-envelope-for-every-rest-response">one envelope</a>. Agents use the same functions through the <a href="${root}/docs/mcp">tool endpoint</a>.</p>
${KEY_FORM}`;
}

const SAMPLE_NAMES = 'curl TypeScript JavaScript Python Postman';

function sectionFor(endpoint: Endpoint): PageSection {
  const body = jsonOf(endpoint.requestBody?.content)?.schema.properties ?? {};
  const fields = Object.entries(body).map(([name, { description }]) => `${name}: ${description ?? ''}`);
  const text = [`${endpoint.method} ${endpoint.path}.`, endpoint.description ?? '', ...fields].join(' ');
  return { id: endpoint.operationId, heading: endpoint.summary, text, samples: SAMPLE_NAMES };
}

/** The reference of the interface: for each operation its fields, examples, errors, and a form to try it. */
export function renderReference(document: OpenApiDocument, place: Place): Reference {
  const groups = (document.tags ?? []).map(({ name }) => endpointsOf(document, name));
  const endpoints = groups.flat();
  const operations = groups.flatMap((group) =>
    group.map((endpoint) => operation(document, endpoint, nextFieldOf(endpoint, group), place)),
  );
  return {
    html: [introduction(place), ...operations].join('\n'),
    headings: endpoints.map(({ operationId, summary }) => ({ depth: 2, id: operationId, text: summary })),
    sections: endpoints.map(sectionFor),
  };
}
