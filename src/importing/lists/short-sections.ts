/** Sections that are lists of a line or two: interests and references. */
import type { SourceInterest, SourceReference } from '../json-resume/sections.ts';
import { toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { splitList } from './split-list.ts';

export function readInterests(lines: readonly Line[], from: number, provenance: Provenance): SourceInterest[] {
  const read: SourceInterest[] = [];
  for (const item of toItems(lines)) {
    for (const interest of toInterests(item.text)) {
      provenance.note(`interests[${from + read.length}]`, item.line, 0.85);
      read.push(interest);
    }
  }
  return read;
}

function toInterests(text: string): SourceInterest[] {
  const group = /^([^:,]{2,40}):\s*(.+)$/.exec(text);
  if (group) return [{ name: group[1]!, keywords: splitList(group[2]!), extra: {} }];
  return splitList(text).map((name) => ({ name, keywords: [], extra: {} }));
}

export function readReferences(lines: readonly Line[], from: number, provenance: Provenance): SourceReference[] {
  return toItems(lines).map((item, index) => {
    provenance.note(`references[${from + index}]`, item.line, 0.8);
    const attributed = /^(.*\S)\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{2,60})$/u.exec(item.text);
    return attributed
      ? { name: attributed[2]!, reference: attributed[1]!, extra: {} }
      : { name: null, reference: item.text, extra: {} };
  });
}
