import assert from 'node:assert/strict';

/** Values that a reader programs against, so they must be equal and not only of the same type. */
const EXACT = new Set(['success', 'error_code', 'jsonrpc', 'code', 'isError', 'type', 'poll_after_seconds']);

type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that holds a JSON object, as tool results do, is compared as that object. */
function parsedObject(value: Json): Record<string, Json> | null {
  if (typeof value !== 'string' || !value.startsWith('{')) return null;
  try {
    const parsed: Json = JSON.parse(value);
    return isObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Ends of a job differ from run to run: what may be null may be null in one of the two. */
const NULLABLE = new Set(['stage', 'pdf_url', 'poll_after_seconds', 'pdf_url_expires_at']);

function assertSameObject(shown: Record<string, Json>, real: Record<string, Json>, path: string): void {
  // An empty `details` in the docs only says that it is an object.
  if (path.endsWith('.details') && Object.keys(shown).length === 0) return;
  assert.deepEqual(Object.keys(real).sort(), Object.keys(shown).sort(), `fields of ${path}`);
  for (const [name, value] of Object.entries(shown)) assertSameShape(value, real[name], `${path}.${name}`);
  if (shown.success === true) assert.equal(real.message, shown.message, `${path}.message is a constant`);
}

function assertSameList(shown: readonly Json[], real: Json, path: string): void {
  assert.ok(Array.isArray(real), `${path} is a list`);
  assert.equal(real.length, shown.length, `length of ${path}`);
  for (const [index, item] of shown.entries()) assertSameShape(item, real[index], `${path}[${index}]`);
}

const typeName = (value: Json): string => (value === null ? 'null' : typeof value);

/** The response shown in the docs has exactly the fields, the types and the constants of the real one. */
export function assertSameShape(shown: Json, real: Json, path = 'response'): void {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const inner = parsedObject(shown);
  if (NULLABLE.has(name) && (shown === null || real === null)) return;
  if (EXACT.has(name)) {
    assert.equal(real, shown, path);
  } else if (isObject(shown)) {
    assert.ok(isObject(real), `${path} is an object`);
    assertSameObject(shown, real, path);
  } else if (Array.isArray(shown)) {
    assertSameList(shown, real, path);
  } else if (inner !== null) {
    assertSameShape(inner, parsedObject(real), `${path} as JSON`);
  } else {
    assert.equal(typeName(real), typeName(shown), `type of ${path}`);
  }
}
