import { useEffect, useRef } from 'react';
import type { NewKey } from '../../../../src/edge/dashboard/api/types/keys.ts';
import { ROOT } from '../../lib/root.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The one time that a key is seen, with everything in which one would paste it. */
export function Created({ created, onDone }: { created: NewKey; onDone(): void }) {
  const service = new URL('..', new URL(ROOT, location.href)).href.replace(/\/$/, '');
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Card title={`Your new key “${created.name}”`}>
      <div ref={shown} tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
        <Notice look="waiting">This is the only time that the key is shown. Copy it to where it belongs.</Notice>
        <Code label="Key" text={created.key} />
        {usesOf(service, created.key, created.isReadOnly).map(({ label, text }) => (
          <details key={label}>
            <summary className="text-sm font-semibold text-accent">{label}</summary>
            <div className="mt-1">
              <Code label={label} text={text} isNamed />
            </div>
          </details>
        ))}
        <div className="pt-1">
          <Button look="primary" onClick={onDone}>
            I have copied it
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** What a key that may only read is of no use for is not shown. */
function usesOf(service: string, key: string, isReadOnly: boolean): { label: string; text: string }[] {
  const url = `${service}/v1/mcp`;
  const headers = { Authorization: `Bearer ${key}` };
  const json = (value: object) => JSON.stringify(value, null, 2);
  return [
    {
      label: 'curl',
      text: (isReadOnly
        ? [`curl ${service}/v1/resume/ID_OF_A_RESUME \\`, `  -H 'Authorization: Bearer ${key}'`]
        : [
            `curl ${service}/v1/resume/create \\`,
            `  -H 'Authorization: Bearer ${key}' \\`,
            `  -H 'Content-Type: application/json' \\`,
            `  -d '{"title":"My first resume","job_description":"Paste the posting here"}'`,
          ]
      ).join('\n'),
    },
    {
      label: 'Claude (command line)',
      text: `claude mcp add --transport http letterpress ${url} --header "Authorization: Bearer ${key}"`,
    },
    { label: 'Cursor (.cursor/mcp.json)', text: json({ mcpServers: { letterpress: { url, headers } } }) },
    { label: 'VS Code (.vscode/mcp.json)', text: json({ servers: { letterpress: { type: 'http', url, headers } } }) },
  ];
}
