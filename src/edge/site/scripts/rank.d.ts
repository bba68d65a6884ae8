export interface SearchSection {
  /** Title of the page. */
  page: string;
  heading: string;
  /** Where a reader finds it: path and anchor. */
  address: string;
  text: string;
  /** The languages of its samples. */
  samples?: string;
}

export interface ExcerptPiece {
  text: string;
  found: boolean;
}

export interface SearchResult {
  section: SearchSection;
  excerpt: ExcerptPiece[];
}

export function rank(sections: readonly SearchSection[], query: string, limit: number): SearchResult[];
