import assert from 'node:assert/strict';
import type { Socket } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { Refusal } from '../refusal.ts';
import { startNameServer } from '../testing/fake-name-server.ts';
import { addressesInHostsFile, nameServerAnswers, resolvePublic } from './lookup.ts';

let server: Socket;
let servers: string[];
const never = new AbortController().signal;

before(async () => {
  server = await startNameServer(
    {
      'both.example': (type) => (type === 'A' ? ['93.184.215.14'] : ['2606:2800:21f::1']),
      'four.example': (type) => (type === 'A' ? ['93.184.215.14', '93.184.215.15'] : []),
      'six.example': (type) => (type === 'A' ? [] : ['2606:2800:21f::1']),
      'empty.example': () => [],
      'half.example': (type) => (type === 'A' ? ['93.184.215.14'] : null),
      'silent.example': () => null,
      'half-empty.example': (type) => (type === 'A' ? [] : null),
    },
    '127.0.0.1',
    0,
  );
  servers = [`127.0.0.1:${server.address().port}`];
});

after(() => server.close());

const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.reason === 'not_found';

test('the addresses of both families are found', async () => {
  const answers = await nameServerAnswers('both.example', never, servers);
  assert.deepEqual(answers, ['93.184.215.14', '2606:2800:21f::1']);
});

test('a name with one family only is found', async () => {
  assert.deepEqual(await nameServerAnswers('four.example', never, servers), ['93.184.215.14', '93.184.215.15']);
  assert.deepEqual(await nameServerAnswers('six.example', never, servers), ['2606:2800:21f::1']);
});

test('an unknown name and a name without addresses are not found', async () => {
  await assert.rejects(nameServerAnswers('unknown.example', never, servers), isNotFound);
  await assert.rejects(nameServerAnswers('empty.example', never, servers), isNotFound);
});

test('a name server that cannot be asked has not said that the name does not exist', async () => {
  const closed = await startNameServer({}, '127.0.0.1', 0);
  const address = `127.0.0.1:${closed.address().port}`;
  await new Promise<void>((resolve) => closed.close(resolve));
  await assert.rejects(nameServerAnswers('both.example', never, [address]), { reason: 'no_answer' });
});

test('a name without addresses of one family may have some of the other, which nobody has answered for', async () => {
  const signal = AbortSignal.timeout(100);
  await assert.rejects(nameServerAnswers('half-empty.example', signal, servers), { reason: 'no_answer' });
});

/** Of three times the least: a machine that stands still for a moment does not do so three times. */
async function leastMs(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    await work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

test('a name server that drops one kind of question costs half a second, not the whole budget', async () => {
  const ms = await leastMs(async () => {
    assert.deepEqual(await nameServerAnswers('half.example', never, servers), ['93.184.215.14']);
  });
  assert.ok(ms < 1200, `${ms} ms`);
});

test('an abort ends the wait for a silent name server at once', async () => {
  const ms = await leastMs(() => assert.rejects(nameServerAnswers('silent.example', AbortSignal.timeout(50), servers)));
  assert.ok(ms < 500, `${ms} ms`);
});

test('fifty silent names do not hold up the file work of the process', async () => {
  const abort = new AbortController();
  const waiting = Array.from({ length: 50 }, () => nameServerAnswers('silent.example', abort.signal, servers));
  const settled = Promise.allSettled(waiting);
  const started = performance.now();
  await readFile(import.meta.filename);
  // The system's own resolver would keep the threads for five seconds.
  assert.ok(performance.now() - started < 2_000);
  abort.abort();
  await settled;
});

test('one private answer among public ones refuses them all', async () => {
  const lookup = async (): Promise<string[]> => ['93.184.215.14', '192.168.0.1'];
  await assert.rejects(resolvePublic('mixed.example', lookup, never), isNotFound);
});

test('a literal private address is refused here too, whoever let it through before', async () => {
  const lookup = async (): Promise<string[]> => assert.fail('an address must not be looked up');
  await assert.rejects(resolvePublic('127.0.0.1', lookup, never), isNotFound);
  assert.deepEqual(await resolvePublic('93.184.215.14', lookup, never), ['93.184.215.14']);
});

test('the hosts file is read by whole names, without case and comments', () => {
  const text = [
    '127.0.0.1 localhost',
    '# 10.0.0.1 company.example',
    '93.184.215.14\tCompany.example www.company.example # main',
    '  2606:2800:21f::1   company.example\r',
    '93.184.215.99 notcompany.example company.example.org',
    '',
  ].join('\n');
  assert.deepEqual(addressesInHostsFile(text, 'company.example'), ['93.184.215.14', '2606:2800:21f::1']);
  assert.deepEqual(addressesInHostsFile(text, 'example'), []);
});
