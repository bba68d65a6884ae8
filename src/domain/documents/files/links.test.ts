import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testClock } from '../../../../test/support/clock.ts';
import { createLinks, type LinkParts } from './links.ts';

const ID = '11111111-2222-4333-8444-555555555555';
const clock = testClock('2026-05-01T00:00:00.500Z');
const linksOf = (...secrets: string[]) => createLinks({ baseUrl: 'https://lp.example', secrets, clock });

function partsOf(url: string): LinkParts {
  const { pathname, searchParams } = new URL(url);
  return {
    documentId: pathname.replace('/files/', '').replace('.pdf', ''),
    expires: searchParams.get('expires')!,
    keyId: searchParams.get('key')!,
    signature: searchParams.get('signature')!,
  };
}

test('a link is valid for one hour and not a second longer', () => {
  clock.set('2026-05-01T00:00:00.500Z');
  const links = linksOf('first');
  const link = links.sign(ID);
  assert.equal(link.expiresAt.toISOString(), '2026-05-01T01:00:00.000Z');
  clock.set('2026-05-01T00:59:59.999Z');
  assert.equal(links.verify(partsOf(link.url)), true);
  clock.set('2026-05-01T01:00:00.000Z');
  assert.equal(links.verify(partsOf(link.url)), false);
});

test('a link with any part changed is refused', () => {
  clock.set('2026-05-01T00:00:00Z');
  const links = linksOf('first');
  const parts = partsOf(links.sign(ID).url);
  assert.equal(links.verify(parts), true);
  const changes: Partial<LinkParts>[] = [
    { documentId: '11111111-2222-4333-8444-555555555556' },
    { expires: String(Number(parts.expires) + 1) },
    { expires: `0${parts.expires}` },
    { expires: '' },
    { keyId: '00000000' },
    { keyId: '' },
    { signature: parts.signature.slice(0, -1) },
    { signature: '' },
    {
      signature:
        `A${parts.signature.slice(1)}` === parts.signature
          ? `B${parts.signature.slice(1)}`
          : `A${parts.signature.slice(1)}`,
    },
  ];
  for (const change of changes) assert.equal(links.verify({ ...parts, ...change }), false, JSON.stringify(change));
});

test('after a change of secrets old links work as long as the old secret is listed', () => {
  clock.set('2026-05-01T00:00:00Z');
  const parts = partsOf(linksOf('old').sign(ID).url);
  assert.equal(linksOf('new', 'old').verify(parts), true);
  assert.equal(linksOf('new').verify(parts), false);
  assert.notEqual(partsOf(linksOf('new', 'old').sign(ID).url).keyId, parts.keyId);
});
