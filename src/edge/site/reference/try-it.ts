import { escapeHtml } from '../escape-html.ts';
import { type Endpoint, jsonOf, type Schema } from './open-api.ts';

interface Input {
  name: string;
  place: string;
  schema: Schema;
  required: boolean;
  value?: unknown;
}

/** Texts of more than a line. */
const LONG_TEXTS = new Set(['job_description', 'additional_context']);

/** A field whose id others can name: where the id of a new document is put. */
export const fieldId = (operationId: string, name: string) => `try-${operationId}-${name}`;

function inputsOf(endpoint: Endpoint): Input[] {
  const parameters = (endpoint.parameters ?? []).map(({ name, in: place, schema, required }) => ({
    name,
    place,
    schema,
    required: required === true,
  }));
  const body = jsonOf(endpoint.requestBody?.content);
  const example = (body?.example ?? {}) as Record<string, unknown>;
  const fields = Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
    name,
    place: 'body',
    schema,
    required: body?.schema.required?.includes(name) === true,
    value: example[name],
  }));
  return [...parameters.filter(({ place }) => place === 'path'), ...fields, ...parameters.filter(isHeader)];
}

const isHeader = ({ place }: { place: string }) => place === 'header';

function inputHtml(operationId: string, { name, place, schema, required, value }: Input): string {
  const id = fieldId(operationId, name);
  const longest = schema.maxLength ? ` maxlength="${schema.maxLength}"` : '';
  const attributes = `id="${id}" name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''}${longest}`;
  const given = required && typeof value === 'string' ? escapeHtml(value) : '';
  const field = LONG_TEXTS.has(name)
    ? `<textarea ${attributes} rows="4">${given}</textarea>`
    : `<input type="text" ${attributes} value="${given}" autocomplete="off">`;
  return `<p class="try-field"><label for="${id}"><code>${escapeHtml(name)}</code>${required ? '' : ' <span class="try-note">optional</span>'}</label>${field}</p>`;
}

/** A form that a script sends; without scripts it is not shown, and the samples stand for it. */
export function tryItForm(endpoint: Endpoint, root: string, nextField: string | null): string {
  const { operationId, method, path } = endpoint;
  const inputs = inputsOf(endpoint).map((input) => inputHtml(operationId, input));
  const charges = method === 'POST';
  return `<details class="try-it needs-script" hidden><summary>Try it</summary>
<form class="try" data-method="${method}" data-path="${escapeHtml(root + path)}"${nextField ? ` data-next="${nextField}"` : ''}>
${inputs.join('\n')}
<p class="try-send"><button class="button">Send request</button>${charges ? '<span class="try-note">Makes a real document and charges its credits.</span>' : '<span class="try-note">Costs nothing.</span>'}</p>
<output hidden><figure class="sample response"><figcaption>Answer</figcaption><pre tabindex="0"><code></code></pre></figure></output>
</form>
</details>`;
}

/** One key for all forms of the page. */
export const KEY_FORM = `<form class="try-key needs-script" hidden><label for="try-key">API key for “Try it” <span class="try-note">stays in this page; it is not stored</span></label><input type="password" id="try-key" autocomplete="off" placeholder="lp_…" required></form>`;
