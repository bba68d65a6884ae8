import type { DocsPage } from '../../base/contract.ts';
import { CONTENTS, ENTRIES } from './contents.ts';
import { siteAddress } from './render-markdown.ts';

const INTRODUCTION = `# Letterpress

> Makes tailored PDF resumes and cover letters from an account's saved profile and a job description. Asynchronous: create, keep the id, poll until SUCCESS or FAILED. Create calls cost credits and must not be retried automatically.
`;

/** The list of pages, in the form of llms.txt: a title, a summary, sections of links. */
export function llmsText(baseUrl: string, titles: ReadonlyMap<DocsPage, string>): string {
  const sections = CONTENTS.map(({ name, entries }) => {
    const links = entries.map(
      ({ page, label, description }) => `- [${titles.get(page) ?? label}](${baseUrl}/docs/${page}.md): ${description}`,
    );
    return `## ${name}\n\n${links.join('\n')}\n`;
  });
  const interfaces = `## Interfaces\n\n- REST: ${baseUrl}/v1\n- MCP (Streamable HTTP): ${baseUrl}/v1/mcp\n- All pages in one file: ${baseUrl}/llms-full.txt\n`;
  return [INTRODUCTION, ...sections, interfaces].join('\n');
}

/** All pages one after the other, each with its address. */
export function llmsFullText(baseUrl: string, markdown: ReadonlyMap<DocsPage, string>): string {
  const pages = ENTRIES.map(({ page }) => {
    const address = `${baseUrl}/docs/${page}`;
    return `<!-- ${address} -->\n\n${withFullLinks(markdown.get(page) ?? '', page, baseUrl)}`;
  });
  return pages.join('\n---\n\n');
}

/** Links of a page are relative to it, and would lead elsewhere from a file that holds them all. */
function withFullLinks(markdown: string, page: DocsPage, baseUrl: string): string {
  return markdown.replace(/\]\(([^)\s]+)\)/g, (link, href: string) => {
    const target = href.startsWith('#') ? `${page}${href}` : null;
    const address = target ? `${baseUrl}/docs/${target}` : siteAddress(href, page, `${baseUrl}/docs`);
    return address === null ? link : `](${address})`;
  });
}
