import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCompanyPage } from './company-page.ts';

const page = (body: string, changes: { status?: number; contentType?: string } = {}) => ({
  url: 'https://acme.example/',
  fetchedAt: '2026-03-04T09:00:00Z',
  status: 200,
  contentType: 'text/html',
  body,
  ...changes,
});

test('the name comes from the structured data, then the site name, then the title', () => {
  const jsonLd =
    '<script type="application/ld+json">{"@graph":[{"@type":"Organization","name":"Acme Robotics"}]}</script>';
  assert.equal(readCompanyPage(page(`${jsonLd}<title>Home | Something</title>`))?.name, 'Acme Robotics');
  assert.equal(
    readCompanyPage(page('<meta property="og:site_name" content="Acme &amp; Co"><title>x</title>'))?.name,
    'Acme & Co',
  );
  assert.equal(readCompanyPage(page('<title>Careers | Acme</title>'))?.name, 'Acme');
});

test('the description is what the page says of itself', () => {
  const read = readCompanyPage(page('<meta name="description" content="Acme builds robots for farms.">'));
  assert.equal(read?.description, 'Acme builds robots for farms.');
});

test('broken structured data, error pages and files are no claim', () => {
  assert.equal(readCompanyPage(page('<script type="application/ld+json">{broken</script>'))?.name, null);
  assert.equal(readCompanyPage(page('<title>Not found</title>', { status: 404 })), null);
  assert.equal(readCompanyPage(page('x', { contentType: 'application/pdf' })), null);
  assert.equal(readCompanyPage(null), null);
});

test('scripts, hidden elements and cookie banners are not text of the page', () => {
  const read = readCompanyPage(
    page(
      '<p>We make maps.</p><script>evil()</script><div aria-hidden="true">secret</div><div class="cookie-banner">Accept all</div>',
    ),
  );
  assert.equal(read?.text, 'We make maps.');
});
