/** The official clients of both eras, as outsiders who know nothing of us but the address and the key. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { ToolResult } from './tools.ts';

export interface ToolClient {
  tools(): Promise<string[]>;
  use(name: string, args?: Record<string, unknown>): Promise<ToolResult>;
  close(): Promise<void>;
}

const INFO = { name: 'contract-test', version: '1' };
const withKey = (key: string) => ({ requestInit: { headers: { Authorization: `Bearer ${key}` } } });

type Either = Client | OldClient;

function asToolClient(client: Either): ToolClient {
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    use: async (name, args) => (await client.callTool({ name, arguments: args })) as unknown as ToolResult,
    close: () => client.close(),
  };
}

async function connectNew(url: string, key: string): Promise<ToolClient> {
  const client = new Client(INFO, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), withKey(key)));
  return asToolClient(client);
}

async function connectOld(url: string, key: string): Promise<ToolClient> {
  const client = new OldClient(INFO);
  await client.connect(new OldTransport(new URL(url), withKey(key)));
  return asToolClient(client);
}

export const CLIENTS: [era: string, connect: (url: string, key: string) => Promise<ToolClient>][] = [
  ['2026-07-28', connectNew],
  ['2025-11-25 and before', connectOld],
];
