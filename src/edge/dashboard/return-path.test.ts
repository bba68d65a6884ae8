import assert from 'node:assert/strict';
import { test } from 'node:test';
import { returnPath } from './return-path.ts';

test('pages of the dashboard are returned to', () => {
  const document = '/dashboard/documents/7d9f2c1e-0000-4000-8000-000000000001';
  for (const path of ['/dashboard', '/dashboard/keys', document]) assert.equal(returnPath(path), path);
});

test('everything else becomes the list of documents', () => {
  const elsewhere = [
    null,
    undefined,
    '',
    '/',
    '/v1/mcp',
    'dashboard',
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/dashboard//evil.example',
    '/dashboard/../v1',
    '/dashboard/%2e%2e/v1',
    '/dashboard\\..\\v1',
    '/dashboardevil',
    '/dashboard.evil.example',
    '/dashboard/keys?x=1',
    '/dashboard/keys#x',
    '/dashboard\r\nSet-Cookie: a=b',
    '/dashboard/keys\n',
    `/dashboard/${'x'.repeat(65)}`,
    `/dashboard${'/x'.repeat(5)}`,
  ];
  for (const path of elsewhere) assert.equal(returnPath(path), '/dashboard/documents', String(path));
});
