import assert from 'node:assert/strict';
import { BlockList } from 'node:net';
import { describe, test } from 'node:test';
import { clientAddress, parseTrustedProxies } from './client-address.ts';

const NOBODY = new BlockList();
const PROXIES = parseTrustedProxies('10.0.0.0/8, 192.0.2.7, fd00::/8, 2001:db8:ffff::1');

describe('without a trusted proxy', () => {
  const cases: [socket: string, counted: string][] = [
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::9', '2001:db8::/64'],
    ['2001:0:0:1::9', '2001:0:0:1::/64'],
    ['::1', '::/64'],
    ['0:0:0:1::', '0:0:0:1::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4::/64'],
    ['::192.0.2.1', '::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ];
  for (const [socket, counted] of cases) {
    test(`'${socket}' counts as ${counted}`, () => {
      assert.equal(clientAddress(socket, undefined, NOBODY), counted);
    });
  }

  test('X-Forwarded-For of a stranger means nothing', () => {
    assert.equal(clientAddress('203.0.113.9', '198.51.100.1', PROXIES), '203.0.113.9');
    assert.equal(clientAddress('203.0.113.9', '198.51.100.1', NOBODY), '203.0.113.9');
  });
});

describe('behind a trusted proxy', () => {
  const cases: [why: string, peer: string, forwardedFor: string, counted: string][] = [
    ['the client is the only entry', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the peer is trusted as an IPv4-mapped address', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the peer is a single trusted address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['the peer is a trusted IPv6 address', '2001:db8:ffff::1', '198.51.100.1', '198.51.100.1'],
    ['the peer has a zone', 'fd00::1%eth0', '198.51.100.1', '198.51.100.1'],
    ['the client forged entries on the left', '10.1.2.3', '1.1.1.1, 10.9.9.9, 198.51.100.1', '198.51.100.1'],
    ['trusted proxies follow the client', '10.1.2.3', '1.1.1.1,198.51.100.1 , 10.0.0.4,10.0.0.5', '198.51.100.1'],
    ['a hop is trusted as an IPv4-mapped address', '10.1.2.3', '198.51.100.1, ::ffff:10.0.0.4', '198.51.100.1'],
    ['every entry is trusted: the left-most', '10.1.2.3', '10.0.0.4, 10.0.0.5', '10.0.0.4'],
    ['the client has IPv6', '10.1.2.3', '2001:db8:5:6:7::8', '2001:db8:5:6::/64'],
    ['the client is IPv4-mapped', '10.1.2.3', '::ffff:198.51.100.1', '198.51.100.1'],
    ['an entry has a port', '10.1.2.3', '198.51.100.1:4711', '198.51.100.1'],
    ['an IPv6 entry has brackets', '10.1.2.3', '[2001:db8:5:6::8]', '2001:db8:5:6::/64'],
    ['an IPv6 entry has brackets and a port', '10.1.2.3', '[2001:db8:5:6::8]:4711', '2001:db8:5:6::/64'],
    ['garbage left of the client is never reached', '10.1.2.3', '<script>, 198.51.100.1', '198.51.100.1'],
    ['garbage on the right: the peer', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
    ['garbage behind a trusted hop: the peer', '10.1.2.3', '198.51.100.1, oops, 10.0.0.4', '10.1.2.3'],
    ['an empty header: the peer', '10.1.2.3', '', '10.1.2.3'],
    ['an empty entry at the end: the peer', '10.1.2.3', '198.51.100.1,', '10.1.2.3'],
    ['an empty entry at the beginning: the peer', '10.1.2.3', ',10.0.0.4', '10.1.2.3'],
    ['only commas: the peer', '10.1.2.3', ',,,', '10.1.2.3'],
    ['octal or short IPv4: the peer', '10.1.2.3', '010.1.1.1', '10.1.2.3'],
    ['a port out of shape: the peer', '10.1.2.3', '198.51.100.1:x', '10.1.2.3'],
    ['an endless chain of trusted hops: the peer', '10.1.2.3', `198.51.100.1${', 10.0.0.4'.repeat(32)}`, '10.1.2.3'],
    ['a chain of 31 trusted hops', '10.1.2.3', `198.51.100.1${', 10.0.0.4'.repeat(31)}`, '198.51.100.1'],
  ];
  for (const [why, peer, forwardedFor, counted] of cases) {
    test(`${why} → ${counted}`, () => assert.equal(clientAddress(peer, forwardedFor, PROXIES), counted));
  }

  test('without the header the peer itself is counted', () => {
    assert.equal(clientAddress('10.1.2.3', undefined, PROXIES), '10.1.2.3');
  });

  test('a header of 16,000 characters is read from its end', () => {
    const header = `${'1.1.1.1, '.repeat(1777)}198.51.100.1`;
    assert.equal(clientAddress('10.1.2.3', header, PROXIES), '198.51.100.1');
  });
});

describe('the list of trusted proxies', () => {
  test('is empty for an empty text', () => {
    assert.equal(clientAddress('10.1.2.3', '198.51.100.1', parseTrustedProxies('  ')), '10.1.2.3');
  });

  test('takes an IPv4-mapped range as the IPv4 range it is', () => {
    const mapped = parseTrustedProxies('::ffff:10.0.0.0/104');
    assert.equal(clientAddress('10.255.0.1', '198.51.100.1', mapped), '198.51.100.1');
    assert.equal(clientAddress('11.0.0.1', '198.51.100.1', mapped), '11.0.0.1');
  });

  test('ends where the range ends', () => {
    const range = parseTrustedProxies('10.0.0.0/30');
    assert.equal(clientAddress('10.0.0.3', '198.51.100.1', range), '198.51.100.1');
    assert.equal(clientAddress('10.0.0.4', '198.51.100.1', range), '10.0.0.4');
  });

  const bad = [
    'proxy.example',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/8x',
    '2001:db8::/129',
    '::ffff:10.0.0.0/95',
    'fe80::1%eth0',
    '10.0.0.1, everyone',
    '*',
  ];
  for (const text of bad) {
    test(`refuses '${text}' and names the bad entry`, () => {
      const entry = text.split(', ').at(-1)!;
      assert.throws(
        () => parseTrustedProxies(text),
        (error: Error) => {
          assert.ok(error.message.startsWith(`Trusted proxy '${entry}' `), error.message);
          assert.match(error.message, /(is not an IP address or range|has a bad prefix length)\. Write addresses/);
          return true;
        },
      );
    });
  }
});
