import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { createSameOriginCheck } from './same-origin.ts';

function isAccepted(baseUrl: string, headers: Record<string, string>, method = 'POST'): boolean {
  try {
    createSameOriginCheck(baseUrl)({ method, headers } as unknown as FastifyRequest);
    return true;
  } catch {
    return false;
  }
}

test('a service on this machine accepts its own pages under each of its names, at its own port only', () => {
  const base = 'http://127.0.0.1:8080';
  for (const origin of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080']) {
    assert.equal(isAccepted(base, { origin, cookie: 'a=b' }), true, origin);
  }
  for (const origin of ['http://127.0.0.1:8081', 'https://localhost:8080', 'http://localhost', 'http://evil.example']) {
    assert.equal(isAccepted(base, { origin, cookie: 'a=b' }), false, origin);
  }
});

test('a public service does not take the names of this machine for its own', () => {
  assert.equal(isAccepted('https://letterpress.example', { origin: 'https://localhost' }), false);
  assert.equal(isAccepted('https://letterpress.example/letters', { origin: 'https://letterpress.example' }), true);
});

test('a program without a browser may send a form as long as it has no cookie', () => {
  assert.equal(isAccepted('https://letterpress.example', {}), true);
  assert.equal(isAccepted('https://letterpress.example', { cookie: 'a=b' }), false);
});

test('reading is free', () => {
  assert.equal(isAccepted('https://letterpress.example', { origin: 'https://evil.example' }, 'GET'), true);
});
