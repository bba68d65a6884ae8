import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { json, type Settings, temporaryFolder } from '../support/letterpress.ts';
import { NO_REDIS, startRedis } from './support/redis.ts';

const NO_OPENSSL =
  spawnSync('openssl', ['version']).status === 0 ? false : 'openssl is not installed, which makes the certificate';

test('rediss:// speaks TLS, and only with a certificate that is trusted', {
  skip: NO_REDIS || NO_OPENSSL,
}, async () => {
  const folder = await temporaryFolder();
  const [key, certificate] = [`${folder.path}/key.pem`, `${folder.path}/certificate.pem`];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate]);
  assert.equal(made.status, 0, String(made.stderr));
  const port = await freePort();
  const tls = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
  const redis = await startRedis({
    password: 'pass-word-1',
    args: ['--tls-port', String(port), '--tls-auth-clients', 'no', ...tls],
  });
  const limitsWith = async (settings: Settings) => {
    const rows: { name: string; value: string }[] = await json(['config'], {
      REDIS_URL: `rediss://:pass-word-1@localhost:${port}/1`,
      ...settings,
    });
    return rows.find(({ name }) => name === '(limits)')!.value;
  };
  try {
    assert.match(await limitsWith({ NODE_EXTRA_CA_CERTS: certificate }), /^Redis \d+\.\S+ answers/);
    assert.match(await limitsWith({}), /^Redis does not answer \(self-signed certificate/);
  } finally {
    await redis.close();
    await folder.remove();
  }
});
