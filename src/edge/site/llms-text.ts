import { CONTENTS, type ContentsEntry, ENTRIES, isDocsPage, type SitePage } from './contents.ts';
import { siteAddress } from './markdown/site-address.ts';

const INTRODUCTION = `# Letterpress

> Makes tailored PDF resumes and cover letters from an account's saved profile and a job description. Asynchronous: create, keep the id, poll until SUCCESS or FAILED. Create calls cost credits and must not be retried automatically.
`;

/** The API reference is for people; a program reads the document that it is made from. */
function addressOf({ page }: ContentsEntry, baseUrl: string): string {
  return page === 'reference' ? `${baseUrl}/openapi.json` : `${baseUrl}/docs/${page}.md`;
}

/** The list of pages, in the form of llms.txt: a title, a summary, sections of links. */
export function llmsText(baseUrl: string, titles: ReadonlyMap<SitePage, string>): string {
  const sections = CONTENTS.map(({ name, entries }) => {
    const links = entries.map(
      (entry) => `- [${titles.get(entry.page) ?? entry.label}](${addressOf(entry, baseUrl)}): ${entry.description}`,
    );
    return `## ${name}\n\n${links.join('\n')}\n`;
  });
  const interfaces = `## Interfaces\n\n- REST: ${baseUrl}/v1\n- MCP (Streamable HTTP): ${baseUrl}/v1/mcp\n- All pages in one file: ${baseUrl}/llms-full.txt\n`;
  return [INTRODUCTION, ...sections, interfaces].join('\n');
}

/** The pages that teach the interface, one after the other, each with its address. What changed when is not among them. */
export function llmsFullText(baseUrl: string, markdown: ReadonlyMap<SitePage, string>): string {
  const taught = ENTRIES.filter(({ page }) => isDocsPage(page) || page === 'client');
  const pages = taught.map(({ page }) => {
    const address = `${baseUrl}/docs/${page}`;
    return `<!-- ${address} -->\n\n${withFullLinks(markdown.get(page) ?? '', page, baseUrl)}`;
  });
  return pages.join('\n---\n\n');
}

/** Links of a page are relative to it, and would lead elsewhere from a file that holds them all. */
function withFullLinks(markdown: string, page: SitePage, baseUrl: string): string {
  return markdown.replace(/\]\(([^)\s]+)\)/g, (link, href: string) => {
    const target = href.startsWith('#') ? `${page}${href}` : null;
    const address = target ? `${baseUrl}/docs/${target}` : siteAddress(href, page, `${baseUrl}/docs`);
    return address === null ? link : `](${address})`;
  });
}
