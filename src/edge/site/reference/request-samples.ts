/** One request in the languages in which the pages show theirs; each runs as it stands. */
import { type Endpoint, jsonOf } from './open-api.ts';

export interface RequestSample {
  language: 'bash' | 'ts' | 'python';
  text: string;
}

interface Asked {
  method: string;
  url: string;
  body: Record<string, unknown> | null;
}

export function requestSamples(endpoint: Endpoint, baseUrl: string): RequestSample[] {
  const asked = exampleRequest(endpoint, baseUrl);
  return [
    { language: 'bash', text: inCurl(asked) },
    { language: 'ts', text: inTypeScript(asked) },
    { language: 'python', text: inPython(asked) },
  ];
}

/** With the values that the document gives as examples. */
export function exampleRequest({ method, path, parameters = [], requestBody }: Endpoint, baseUrl: string): Asked {
  const named = parameters.filter((parameter) => parameter.in === 'path');
  const filled = named.reduce((address, { name, example }) => address.replace(`{${name}}`, String(example)), path);
  const body = jsonOf(requestBody?.content)?.example as Asked['body'] | undefined;
  return { method, url: baseUrl + filled, body: body ?? null };
}

const inQuotes = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function inCurl({ url, body }: Asked): string {
  const lines = [`curl -s ${url}`, '-H "Authorization: Bearer $LETTERPRESS_API_KEY"'];
  if (body) lines.push("-H 'Content-Type: application/json'", `-d ${inQuotes(JSON.stringify(body, null, 2))}`);
  return lines.join(' \\\n  ');
}

function inTypeScript({ method, url, body }: Asked): string {
  const key = `Authorization: \`Bearer \${process.env.LETTERPRESS_API_KEY}\``;
  const sent = body
    ? `  method: '${method}',
  headers: {
    ${key},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')}),`
    : `  headers: { ${key} },`;
  return `const response = await fetch('${url}', {
${sent}
});
console.log(JSON.stringify(await response.json(), null, 2));`;
}

/** A text is written in Python as it is in JSON; the examples hold nothing else. */
function inPython({ url, body }: Asked): string {
  const key = '"Authorization": "Bearer " + os.environ["LETTERPRESS_API_KEY"]';
  const sent = body
    ? `    data=json.dumps(${indented(JSON.stringify(body, null, 4), '    ')}).encode(),
    headers={
        ${key},
        "Content-Type": "application/json",
    },`
    : `    headers={${key}},`;
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
${sent}
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`;
}

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
