import { escapeHtml } from '../escape-html.ts';

interface TokenRule {
  className: string;
  pattern: string;
}

const DOUBLE_QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"`;
const SINGLE_QUOTED = `'[^']*'`;
const NUMBER = String.raw`(?<![\w$.-])-?\d[\d_]*(?:\.\d+)?\b`;

/** A rule that stands earlier wins. Enough for the samples of these pages; what no rule knows stays plain. */
const RULES: Record<string, readonly TokenRule[]> = {
  json: [
    { className: 'name', pattern: `${DOUBLE_QUOTED}(?=\\s*:)` },
    { className: 'string', pattern: DOUBLE_QUOTED },
    { className: 'number', pattern: NUMBER },
    { className: 'keyword', pattern: String.raw`\b(?:true|false|null)\b` },
  ],
  ts: [
    { className: 'comment', pattern: String.raw`\/\/[^\n]*` },
    { className: 'string', pattern: `\`(?:[^\`\\\\]|\\\\.)*\`|${SINGLE_QUOTED}` },
    { className: 'number', pattern: NUMBER },
    {
      className: 'keyword',
      pattern: String.raw`\b(?:as|async|await|break|const|continue|do|else|for|from|function|if|import|interface|let|new|null|return|throw|true|false|undefined|while)\b`,
    },
  ],
  python: [
    { className: 'comment', pattern: String.raw`#[^\n]*` },
    { className: 'string', pattern: `f?${DOUBLE_QUOTED}|f?${SINGLE_QUOTED}` },
    { className: 'number', pattern: NUMBER },
    {
      className: 'keyword',
      pattern: String.raw`\b(?:and|as|break|def|elif|else|except|False|for|from|if|import|in|is|None|not|or|raise|return|True|try|while|with)\b`,
    },
  ],
  bash: [
    { className: 'string', pattern: `${SINGLE_QUOTED}|${String.raw`"(?:[^"\\]|\\.)*"`}` },
    { className: 'keyword', pattern: String.raw`\b(?:case|curl|claude|do|done|esac|export|for|in)\b` },
    { className: 'name', pattern: String.raw`(?<=\s)-{1,2}[A-Za-z][\w-]*` },
  ],
};

const ALIASES: Record<string, string> = { shell: 'bash' };

/** Source text → HTML with `<span class="tok-…">` around what the language's rules recognize. Everything is escaped. */
export function highlight(source: string, language: string): string {
  const rules = RULES[ALIASES[language] ?? language];
  if (!rules) return escapeHtml(source);
  const scanner = new RegExp(rules.map((rule) => `(${rule.pattern})`).join('|'), 'g');
  let html = '';
  let position = 0;
  for (const match of source.matchAll(scanner)) {
    const rule = rules[match.slice(1).findIndex((group) => group !== undefined)]!;
    html += escapeHtml(source.slice(position, match.index));
    html += `<span class="tok-${rule.className}">${escapeHtml(match[0])}</span>`;
    position = match.index + match[0].length;
  }
  return html + escapeHtml(source.slice(position));
}
