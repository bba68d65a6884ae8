import { DOCS_PAGES, type DocsPage } from '../../base/contract.ts';

/** Pages beside the eleven of the contract; what each is made from is said in `page-files.ts`. */
export const FURTHER_PAGES = ['reference', 'client', 'capacity', 'changelog'] as const;
export type FurtherPage = (typeof FURTHER_PAGES)[number];
export type SitePage = DocsPage | FurtherPage;

/** What the navigation, the search and llms.txt say about a page. */
export interface ContentsEntry {
  page: SitePage;
  /** Short, for the navigation, where the section's name stands above it. */
  label: string;
  description: string;
}

export interface ContentsSection {
  name: string;
  entries: readonly ContentsEntry[];
}

export const CONTENTS: readonly ContentsSection[] = [
  {
    name: 'Start',
    entries: [
      {
        page: 'overview',
        label: 'Overview',
        description: 'What the service does, its endpoints, the life of a document.',
      },
      {
        page: 'quickstart',
        label: 'Quickstart',
        description: 'From nothing to a PDF in four steps, with curl, TypeScript or Python.',
      },
    ],
  },
  {
    name: 'Guides',
    entries: [
      {
        page: 'mcp',
        label: 'Tool endpoint (MCP)',
        description: 'Connecting Claude, Cursor, VS Code and other agents; the five tools and how to use them.',
      },
      {
        page: 'authentication',
        label: 'Authentication',
        description: 'API keys, the 401 answer, the order of checks.',
      },
      {
        page: 'pricing',
        label: 'Pricing',
        description: 'Credits, plans, billing periods, spending order, refunds.',
      },
      {
        page: 'rate-limiting',
        label: 'Rate limiting',
        description: 'Limits by IP address, key and account; headers; the 429 answer.',
      },
      { page: 'errors', label: 'Errors', description: 'Every error code, an example of each, and what to do.' },
    ],
  },
  {
    name: 'Resumes',
    entries: [
      {
        page: 'resume/create',
        label: 'Create',
        description: 'POST /v1/resume/create: fields, rules, errors, safe retries.',
      },
      {
        page: 'resume/get-status',
        label: 'Get status',
        description: 'GET /v1/resume/{resume_id}: fields, polling, the PDF link.',
      },
    ],
  },
  {
    name: 'Cover letters',
    entries: [
      {
        page: 'cover-letter/create',
        label: 'Create',
        description: 'POST /v1/cover-letter/create: fields, rules, errors, safe retries.',
      },
      {
        page: 'cover-letter/get-status',
        label: 'Get status',
        description: 'GET /v1/cover-letter/{cover_letter_id}: fields, polling, the PDF link.',
      },
    ],
  },
  {
    name: 'Reference',
    entries: [
      {
        page: 'reference',
        label: 'API reference',
        description:
          'Every operation with its fields, examples in three languages and errors; a Postman collection; try it here.',
      },
      {
        page: 'client',
        label: 'TypeScript client',
        description: 'A small SDK without dependencies: create, status, wait, typed errors.',
      },
      {
        page: 'capacity',
        label: 'Capacity',
        description: 'For operators: what a core does, how cost grows, what to add first.',
      },
      { page: 'changelog', label: 'Changelog', description: 'What changed, and when.' },
    ],
  },
];

export const ENTRIES: readonly ContentsEntry[] = CONTENTS.flatMap((section) => section.entries);

export function isDocsPage(page: SitePage): page is DocsPage {
  return (DOCS_PAGES as readonly string[]).includes(page);
}

/** "Create" says nothing by itself; with its section it does. */
export function fullLabel(entry: ContentsEntry): string {
  return entry.page.includes('/') ? `${sectionOf(entry)}: ${entry.label.toLowerCase()}` : entry.label;
}

export function sectionOf(entry: ContentsEntry): string {
  return CONTENTS.find(({ entries }) => entries.includes(entry))!.name;
}
