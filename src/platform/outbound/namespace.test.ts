import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const NOT_FOUND = 'company_url has a host name that was not found on the public internet. Check its spelling.';
const NO_ANSWER =
  'company_url could not be reached: the website did not answer in time. Check the address or leave it out.';
const NO_CONNECTION =
  'company_url could not be reached: the website refused the connection. Check the address or leave it out.';
const BAD_REDIRECT =
  'company_url redirects to an address that is not an accepted public website. Give the final address.';
const to = (target: string): string => `http://four.example/to/${encodeURIComponent(target)}`;

/** In this order; the second visit to rebinding.example gets the private answer. */
const EXPECTED: [url: string, result: string | RegExp][] = [
  ['http://good.example/', /^(93\.184\.215\.14|2606:2800:21f::1)$/],
  ['http://four.example/', '93.184.215.14'],
  ['http://six.example/', '2606:2800:21f::1'],
  ['http://hosts-file.example/', '93.184.215.14'],
  ['http://93.184.215.14/', '93.184.215.14'],
  ['http://[2606:2800:21f::1]/', '2606:2800:21f::1'],
  ['http://loopback.example/', NOT_FOUND],
  ['http://metadata.example/', NOT_FOUND],
  ['http://mixed.example/', NOT_FOUND],
  ['http://mixed6.example/', NOT_FOUND],
  ['http://private-hosts-file.example/', NOT_FOUND],
  ['http://unknown.example/', NOT_FOUND],
  ['http://rebinding.example/', '93.184.215.14'],
  ['http://rebinding.example/', NOT_FOUND],
  [to('http://six.example/'), '2606:2800:21f::1'],
  [to('http://127.0.0.1/'), BAD_REDIRECT],
  [to('http://[::1]/'), BAD_REDIRECT],
  [to('//169.254.169.254/'), BAD_REDIRECT],
  [to('http://loopback.example/'), NOT_FOUND],
  ['http://four.example:81/', NO_CONNECTION],
  ['http://closed.example/', NO_ANSWER],
  ['http://silent.example/', NO_ANSWER],
];

const SETUP = [
  'ip link set lo up',
  'for a in 93.184.215.14/32 169.254.169.254/32 10.0.0.1/32; do ip addr add $a dev lo; done',
  'ip -6 addr add 2606:2800:21f::1/128 dev lo nodad',
  'ip route add 93.184.215.15/32 dev lo',
  'mount --bind "$1/resolv.conf" /etc/resolv.conf',
  'mount --bind "$1/hosts" /etc/hosts',
].join(' && ');

const HOSTS_FILE = '93.184.215.14 hosts-file.example\n10.0.0.1 private-hosts-file.example\n';

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

function runInNamespace(options: readonly string[], command: readonly string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), 'outbound-'));
  try {
    writeFileSync(join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\n');
    writeFileSync(join(folder, 'hosts'), HOSTS_FILE);
    const script = ['sh', '-c', `${SETUP} && shift && exec "$@"`, 'sh', folder];
    return spawnSync('unshare', [...options, ...script, ...command], { encoding: 'utf8', timeout: 30_000 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The options of `unshare` that work here, for root or for an ordinary user; none where the system forbids both. */
function namespaceOptions(): string[] | undefined {
  const forRoot = ['-n', '-m'];
  const forOthers = ['-U', '-r', '-n', '-m'];
  return [forRoot, forOthers].find((options) => runInNamespace(options, ['true']).status === 0);
}

const options = namespaceOptions();
const skip = options === undefined && 'needs `unshare` and `ip` with the right to make network namespaces';

test('with the real resolver and real sockets, only public addresses are ever reached', { skip }, () => {
  const program = join(import.meta.dirname, 'testing', 'inside-namespace.ts');
  const run = runInNamespace(options!, [process.execPath, program, ...EXPECTED.map(([url]) => url)]);
  assert.equal(run.status, 0, run.stderr);
  const { results, reached } = JSON.parse(run.stdout) as { results: string[]; reached: string[] };
  for (const [index, [url, expected]] of EXPECTED.entries()) {
    if (typeof expected === 'string') assert.equal(results[index], expected, url);
    else assert.match(results[index]!, expected, url);
  }
  assert.deepEqual(reached.sort(), ['2606:2800:21f::1', '93.184.215.14']);
});
