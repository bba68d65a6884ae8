import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rebindingProblem } from './rebinding.ts';

const HOST = 'Forbidden: this Host is not served here. Call the service by its BASE_URL.';
const ORIGIN = 'Forbidden: a service on this machine answers only to pages of this machine.';

test('names of loopback and the allowed ones are served, with any port', () => {
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '127.9.9.9', '[::1]:8080', 'LOCALHOST']) {
    assert.equal(rebindingProblem({ host }, []), null, host);
  }
  assert.equal(rebindingProblem({ host: 'box.test:8080' }, ['box.test']), null);
  assert.equal(rebindingProblem({ host: 'box.test:8080' }, ['box.test:8080']), null);
});

test('any other Host is refused, also one that only looks like loopback', () => {
  for (const host of [
    undefined,
    '',
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:80#localhost',
    'localhost@evil.example',
    '10.0.0.1',
  ]) {
    assert.equal(rebindingProblem({ host }, ['box.test']), HOST, String(host));
  }
});

test('an Origin must be of loopback; none is what programs send', () => {
  for (const origin of ['http://localhost:5173', 'http://127.0.0.1', 'https://[::1]:8443']) {
    assert.equal(rebindingProblem({ host: 'localhost', origin }, []), null, origin);
  }
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'file://', '']) {
    assert.equal(rebindingProblem({ host: 'localhost', origin }, []), ORIGIN, origin);
  }
});
