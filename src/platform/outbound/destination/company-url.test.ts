import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../../base/errors.ts';
import { checkPublicUrl, normalizeCompanyUrl } from './company-url.ts';

const NOT_PUBLIC = 'company_url must be a public website. Private network addresses and local names are not accepted.';
const MALFORMED = 'company_url is not a valid web address. Write it like https://www.example.com or example.com.';
const SCHEME = 'company_url must start with http:// or https://, or be a bare host name.';
const CREDENTIALS = 'company_url must not contain a user name or password. Remove the part before the @.';
const PORT = 'company_url names a port that browsers block for websites. Use the port on which the website is served.';
const TOO_LONG = 'company_url must be at most 500 characters.';

/** 192 characters of a host name. */
const LONG_LABELS = `${'a'.repeat(63)}.`.repeat(3);

const REFUSED: Record<string, string[]> = {
  [NOT_PUBLIC]: [
    // loopback in every spelling the URL parser understands
    ...['http://127.0.0.1', 'http://127.0.0.1.', 'http://127.1', 'http://127.0.1', 'http://2130706433'],
    ...['http://0x7f000001', 'http://0x7F.1', 'http://0x7f.0x0.0x0.0x1', 'http://0177.0.0.1', 'http://0177.1'],
    ...['http://017700000001', 'http://0000177.0.0.1', 'http://127.0.0x1', 'http://127.255.255.254'],
    ...['http://0', 'http://0.0.0.0', 'http://0x0', 'http://00', 'http://0x', 'http://0.', 'https://127.0.0.1:8443'],
    ...['http://①②⑦.⓪.⓪.①', 'http://127。0。0。1', 'http://127。1', 'http://𝟏𝟐𝟕.𝟎.𝟎.𝟏', 'http://0𝗑7f.1'],
    // fullwidth digits, fullwidth and halfwidth full stops
    ...['http://\uff11\uff12\uff17.0.0.1', 'http://127\uff0e0\uff0e0\uff0e1', 'http://127\uff610\uff610\uff611'],
    ...['127.0.0.1', '127.0.0.1:8080', '127.1', '2130706433', '0x7f.1', '0', '[::1]', '[::1]:8080', '①②⑦.1'],
    ...['http://127.0.0.1#@example.com', 'http://127.0.0.1?@example.com', 'http://127.0.0.1/@example.com'],
    ...['HTTP://127.0.0.1', 'hTTpS://127.0.0.1', '  http://127.0.0.1  '],
    // other private and special IPv4
    ...['http://10.0.0.1', 'http://10.1', 'http://012.0.0.1', 'http://167772161', 'http://172.16.0.1'],
    ...['http://172.31.255.255', 'http://192.168.1.1', 'http://192.168.257', 'http://3232235777', 'http://0xc0a80101'],
    ...[
      'http://169.254.169.254/latest/meta-data',
      'http://2852039166',
      'http://0xa9fea9fe',
      'http://0251.0376.0251.0376',
    ],
    ...[
      'http://169.254.43518',
      'http://169.16689662',
      'http://169.254.170.2',
      'http://100.100.100.200',
      'http://100.64.0.1',
    ],
    ...['http://168.63.129.16', 'http://192.0.0.192', 'http://192.0.2.1', 'http://192.88.99.1', 'http://198.18.0.1'],
    ...['http://198.51.100.1', 'http://203.0.113.1', 'http://224.0.0.1', 'http://240.0.0.1', 'http://255.255.255.255'],
    ...['http://4294967295', 'http://037777777777', 'http://0xffffffff'],
    // IPv6, and IPv4 inside IPv6
    ...['http://[::1]', 'http://[::]', 'http://[0:0:0:0:0:0:0:1]', 'http://[0000::0001]', 'http://[::ffff:127.0.0.1]'],
    ...['http://[::ffff:7f00:1]', 'http://[0:0:0:0:0:ffff:a9fe:a9fe]', 'http://[::FFFF:169.254.169.254]'],
    ...['http://[::127.0.0.1]', 'http://[::7f00:1]', 'http://[::ffff:0:127.0.0.1]', 'http://[::ffff:8.8.8.8]'],
    ...[
      'http://[64:ff9b::127.0.0.1]',
      'http://[64:ff9b::7f00:1]',
      'http://[64:ff9b:1::7f00:1]',
      'http://[2002:7f00:1::]',
    ],
    ...['http://[2002:a9fe:a9fe::1]', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]', 'http://[2001:db8::1]'],
    ...['http://[fc00::1]', 'http://[fd00:ec2::254]', 'http://[fe80::1]', 'http://[febf::1]', 'http://[fec0::1]'],
    ...['http://[ff02::1]', 'http://[100::1]', 'http://[3fff::1]', 'http://[5f00::1]', 'http://[4000::1]'],
    // names that are local by what they are
    ...['http://localhost', 'http://localhost.', 'http://LOCALHOST', 'http://\uff4cocalhost', 'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ'],
    ...['localhost:8080', 'http://loc\u00adalhost', 'http://www.localhost', 'http://a.b.localhost.', 'http://intranet'],
    ...['http://localhost.localdomain', 'http://printer.local', 'http://metadata.google.internal', 'http://wiki.corp'],
    ...['http://router.lan', 'http://nas.home', 'http://nas.home.arpa', 'http://db.private', 'http://web.intranet'],
    ...['http://host.docker.internal:8080', 'com', 'kubernetes', 'http://ip6-localhost'],
  ],
  [MALFORMED]: [
    ...['', '   ', '\t', 'https://', 'http://', 'http:', 'http:127.0.0.1', 'http:/127.0.0.1', 'http:///127.0.0.1'],
    ...[
      'http:example.com',
      'https:/example.com',
      'https:///example.com',
      '//127.0.0.1',
      '//example.com',
      '/example.com',
    ],
    ...['?example.com', '#example.com', 'http://?x', 'http://#x', 'http://:8080', 'http://[', 'http://[]', 'http://]'],
    ...['http://[::1', 'http://[::1%25eth0]', 'http://[fe80::1%25lo]', 'http://[fe80::1%lo]', 'http://[::127.1]'],
    ...[
      'http://[::ffff:0x7f.1]',
      'http://[1::2::3]',
      'http://[127.0.0.1]',
      'http://[vf.127]',
      '::1',
      '2606:4700::1111',
    ],
    ...['http://%31%32%37.0.0.1', 'http://127%2e0%2e0%2e1', 'http://local%68ost', 'http://ex%61mple.com'],
    ...[
      'http://example.com%00.evil.com',
      'http://example.com%2f@127.0.0.1',
      'http://256.256.256.256',
      'http://1.2.3.4.5',
    ],
    ...['http://127.0.0.1.1', 'http://0x100000000', 'http://4294967296', 'http://1..2', 'http://127.0.0.08'],
    ...['http://exa mple.com', 'http://example.com/a b', 'http://127.0.0.1\\@example.com', 'http:\\\\127.0.0.1'],
    ...['http://example.com\\@127.0.0.1', 'http://exam\tple.com', 'http://example.com\r\nX: y', 'ht\ntp://127.0.0.1'],
    ...['http://example.com\u0000', 'http://example.com/\ud800', 'http://example..com', 'http://.example.com'],
    ...['http://example.com..', 'http://-example.com', 'http://example-.com', 'http://ex*mple.com', 'http://$(id).com'],
    ...["http://a'b.com", 'http://<script>.com', 'http://example.com:port', 'http://example.com:99999'],
    ...[
      'http://example.com:-80',
      'http://example.com:8080:80',
      `http://${'a'.repeat(64)}.com`,
      'not a url',
      'http://..',
    ],
    `http://${'a.'.repeat(130)}com`,
    `http://${LONG_LABELS}${'a'.repeat(58)}.com`,
  ],
  [SCHEME]: [
    ...[
      'ftp://example.com',
      'file:///etc/passwd',
      'gopher://example.com/_x',
      'javascript:alert(1)',
      'data:text/html,x',
    ],
    ...['ws://example.com', 'wss://example.com', 'mailto:a@example.com', 'blob:https://example.com/x', 'about:blank'],
    ...['dict://127.0.0.1:11211', 'ldap://127.0.0.1', 'jar:http://127.0.0.1!/', 'view-source:http://127.0.0.1'],
    ...['httpx://example.com', 'http+unix://example.com', 'unix:/var/run/docker.sock', 'tel:123x', 'fe80::1'],
  ],
  [CREDENTIALS]: [
    ...['http://user:password@example.com', 'http://user@example.com', 'user@example.com', 'http://@example.com'],
    ...[
      'http://:@example.com',
      'http://example.com@127.0.0.1',
      'http://a@b@example.com',
      'http://127.0.0.1@example.com',
    ],
    ...['https://example.com:443@169.254.169.254', 'http://:password@example.com', '@example.com'],
  ],
  [PORT]: [
    ...['http://example.com:22', 'http://example.com:0', 'example.com:25', 'https://example.com:6000', 'example.com:1'],
    ...['http://8.8.8.8:53', 'http://[2606:4700::1111]:10080', 'http://example.com:0022', 'https://example.com:6697'],
  ],
  [TOO_LONG]: ['x'.repeat(501), `https://example.com/${'x'.repeat(481)}`, ' '.repeat(501), '🙂'.repeat(501)],
};

const ACCEPTED: [string, string][] = [
  ['example.com', 'https://example.com/'],
  ['  example.com  ', 'https://example.com/'],
  ['EXAMPLE.com/Careers', 'https://example.com/Careers'],
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://Example.Com', 'https://example.com/'],
  ['http://example.com:8080/a?b#c', 'http://example.com:8080/a?b#c'],
  ['http://example.com:80', 'http://example.com/'],
  ['https://example.com:80', 'https://example.com:80/'],
  ['http://example.com:443', 'http://example.com:443/'],
  ['example.com:8443', 'https://example.com:8443/'],
  ['example.com:8080/jobs', 'https://example.com:8080/jobs'],
  ['http://example.com:8000', 'http://example.com:8000/'],
  ['example.com:3000/jobs', 'https://example.com:3000/jobs'],
  ['https://example.com:81', 'https://example.com:81/'],
  ['http://example.com:65535', 'http://example.com:65535/'],
  ['example.com?q=a@b', 'https://example.com/?q=a@b'],
  ['https://example.com/@team', 'https://example.com/@team'],
  ['https://example.com/a%20b?c=%00', 'https://example.com/a%20b?c=%00'],
  ['https://example.co.uk.', 'https://example.co.uk/'],
  ['münchen.de', 'https://xn--mnchen-3ya.de/'],
  ['https://例え.テスト/採用', 'https://xn--r8jz45g.xn--zckzah/%E6%8E%A1%E7%94%A8'],
  ['my_shop.example.com', 'https://my_shop.example.com/'],
  ['3m.com', 'https://3m.com/'],
  ['localhost.example.com', 'https://localhost.example.com/'],
  ['mylocal.com', 'https://mylocal.com/'],
  ['home.example', 'https://home.example/'],
  ['http://8.8.8.8', 'http://8.8.8.8/'],
  ['8.8.8.8', 'https://8.8.8.8/'],
  ['http://134744072', 'http://8.8.8.8/'],
  ['http://[2606:4700::1111]', 'http://[2606:4700::1111]/'],
  ['[2606:4700::1111]:8443', 'https://[2606:4700::1111]:8443/'],
  [`${LONG_LABELS}${'a'.repeat(57)}.com`, `https://${LONG_LABELS}${'a'.repeat(57)}.com/`],
];

for (const [message, inputs] of Object.entries(REFUSED)) {
  for (const input of inputs) {
    test(`refuses ${JSON.stringify(input.slice(0, 60))}: ${message}`, () => {
      assert.throws(
        () => normalizeCompanyUrl(input),
        (error) => {
          assert.ok(error instanceof AppError);
          assert.equal(error.code, 'VALIDATION_ERROR');
          assert.deepEqual(error.details, { field: 'company_url' });
          assert.equal(error.message, message);
          return true;
        },
      );
    });
  }
}

for (const [input, expected] of ACCEPTED) {
  test(`${JSON.stringify(input)} means ${expected}`, () => assert.equal(normalizeCompanyUrl(input).href, expected));
}

test('500 characters are accepted and counted as code points', () => {
  const inUtf16 = `https://example.com/${'🙂'.repeat(480)}`;
  assert.equal(inUtf16.length, 980);
  assert.equal(normalizeCompanyUrl(inUtf16).hostname, 'example.com');
});

/** Every way to write an IPv4 address that some parser reads as one. */
function spellings(address: string): string[] {
  const bytes = address.split('.').map(Number) as [number, number, number, number];
  const number = bytes.reduce((total, byte) => total * 256 + byte, 0);
  const hex = (value: number): string => `0x${value.toString(16)}`;
  const octal = (value: number): string => `0${value.toString(8)}`;
  const pairs = [bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]].map((pair) => pair.toString(16));
  const embedded = pairs.join(':');
  const decimal = [
    address,
    `${address}.`,
    `${number}`,
    `${bytes[0]}.${number % 2 ** 24}`,
    `${bytes[0]}.${bytes[1]}.${number % 2 ** 16}`,
  ];
  const based = [hex(number), octal(number), bytes.map(hex).join('.'), bytes.map(octal).join('.')];
  const mixed = [
    `${hex(bytes[0])}.${octal(bytes[1])}.${number % 2 ** 16}`,
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replaceAll('.', '。'),
  ];
  const inside = [`::ffff:${address}`, `::ffff:${embedded}`, `::${embedded}`, `::ffff:0:${embedded}`];
  const tunnels = [`64:ff9b::${embedded}`, `64:ff9b:1::${embedded}`, `2002:${embedded}::1`, `2001:0:${embedded}::1`];
  return [...decimal, ...based, ...mixed, ...[...inside, ...tunnels].map((ipv6) => `[${ipv6}]`)];
}

const PRIVATE_ADDRESSES = [
  ...['0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.8.8.8'],
  ...['168.63.129.16', '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1'],
  ...['192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255'],
];

test('no spelling of a private address passes, with or without scheme and port', (context) => {
  const forms = PRIVATE_ADDRESSES.flatMap(spellings).flatMap((host) => [
    host,
    `http://${host}`,
    `https://${host}:8443/x`,
  ]);
  const passed = forms.filter((form) => {
    try {
      normalizeCompanyUrl(form);
      return true;
    } catch {
      return false;
    }
  });
  assert.deepEqual(passed, []);
  assert.equal(forms.length, 1440);
  context.diagnostic(`${forms.length + Object.values(REFUSED).flat().length} payloads, ${passed.length} pass`);
});

test('the refused ports are those of the Fetch standard, and no others', () => {
  const refused = Array.from({ length: 65_536 }, (_, port) => port).filter((port) => {
    try {
      checkPublicUrl(new URL(`http://example.com:${port}/`));
      return false;
    } catch {
      return true;
    }
  });
  assert.deepEqual(refused, [
    ...[0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104],
    ...[109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526],
    ...[530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045],
    ...[4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
  ]);
});
