import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseListing } from './s3-listing.ts';
import { StorageError } from './storage-error.ts';

const listing = (content: string): string =>
  `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>${content}</ListBucketResult>`;
const entry = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><ETag>"x"</ETag><Size>7</Size>
  <Owner><ID>who</ID><Key>not this one</Key></Owner></Contents>`;

test('a page of a listing has its files, and where the next one begins', () => {
  const modifiedAt = new Date('2026-01-02T03:04:05Z');
  assert.deepEqual(
    parseListing(
      listing(
        `<IsTruncated>true</IsTruncated>${entry('a/b.pdf')}${entry('a+b%2Bc%26.txt')}<NextContinuationToken>x&amp;y</NextContinuationToken>`,
      ),
    ),
    {
      files: [
        { key: 'a/b.pdf', size: 7, modifiedAt },
        { key: 'a b+c&.txt', size: 7, modifiedAt },
      ],
      next: 'x&y',
    },
  );
  assert.deepEqual(parseListing(listing('<IsTruncated>false</IsTruncated>')), { files: [], next: null });
});

test('what is no listing is refused: an end that is not told would hide files', () => {
  for (const text of [
    '',
    'hello',
    listing(entry('a.pdf')),
    listing('<IsTruncated>true</IsTruncated>'),
    listing('<IsTruncated>false</IsTruncated><Contents><Key>a.pdf</Key></Contents>'),
    listing(`<IsTruncated>false</IsTruncated>${entry('%zz')}`),
    listing('<IsTruncated>false</IsTruncated>').slice(0, -5),
  ]) {
    assert.throws(() => parseListing(text), StorageError, text);
  }
});
