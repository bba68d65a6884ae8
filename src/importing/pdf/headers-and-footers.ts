/** Running heads, feet and page numbers: they belong to the paper, not to the person. */
import { findEmail } from '../contact/contact-forms.ts';
import type { Segment } from './segments.ts';

export interface SegmentedPage {
  height: number;
  segments: Segment[];
}

/** The parts of a page where running lines stand. */
const HEAD = 0.09;
const FOOT = 0.92;
const PAGE_NUMBER = /^(?:(?:page|seite|página|pagina|p\.)\s*)?\d{1,3}(?:\s*(?:\/|of|von|de|di|van|sur)\s*\d{1,3})?$/i;
const PAGE_OF_PAGES = /(?:^|[\s–—|·-])(\d{1,3})\s*(?:\/|of|von|de|di|van|sur)\s*(\d{1,3})$/iu;
const LONGEST_RUNNING_LINE = 120;
/** Bullets, and years in a column of their own, meet on several pages by chance. */
const SAYS_SOMETHING = /\p{L}{2}/u;

/** Takes them off the pages and says what was taken. */
export function removeHeadersAndFooters(pages: readonly SegmentedPage[]): {
  pages: SegmentedPage[];
  removed: string[];
} {
  const removed = new Set<string>();
  const seen = countRunningLines(pages);
  const kept = pages.map((page, index) => ({
    ...page,
    segments: page.segments.filter((segment) => {
      const place = placeOf(segment.y, page.height);
      if (place === 'body') return true;
      const repeats = pages.length > 1 && (seen.get(pattern(segment.text)) ?? 0) > 1;
      // The head of the first page is where the name stands, even if later pages repeat it; contacts may stand in its foot.
      const runs = repeats && !(index === 0 && (place === 'head' || findEmail(segment.text) !== null));
      if (!runs && !(place === 'foot' && isPageNumber(segment.text, index + 1, pages.length))) return true;
      removed.add(segment.text);
      return false;
    }),
  }));
  return { pages: kept, removed: [...removed] };
}

/** "3", "Page 3 of 4", "Jane Smith – 3/4". */
function isPageNumber(text: string, page: number, pages: number): boolean {
  const [, number, of] = PAGE_OF_PAGES.exec(text) ?? [];
  return PAGE_NUMBER.test(text) || (Number(number) === page && Number(of) === pages);
}

function placeOf(y: number, height: number): 'head' | 'body' | 'foot' {
  if (y < HEAD * height) return 'head';
  return y > FOOT * height ? 'foot' : 'body';
}

/** On how many pages a line of the head or foot stands. */
function countRunningLines(pages: readonly SegmentedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { segments, height } of pages) {
    const running = segments.filter(
      ({ y, text }) =>
        placeOf(y, height) !== 'body' && text.length <= LONGEST_RUNNING_LINE && SAYS_SOMETHING.test(text),
    );
    for (const text of new Set(running.map((segment) => pattern(segment.text)))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  return counts;
}

const pattern = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');
