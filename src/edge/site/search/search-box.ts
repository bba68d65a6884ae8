import { escapeHtml } from '../escape-html.ts';

/** The form that works without a script: it leads to the page of results. */
export function searchBox({ root }: { root: string }, query: string): string {
  return `<form class="search-form" role="search" aria-label="Search" action="${root}/docs/search">
<label for="q">Search the documentation</label>
<div><input type="search" id="q" name="q" value="${escapeHtml(query)}" maxlength="200" autocomplete="off" spellcheck="false"><button class="button">Search</button></div>
</form>`;
}
