/** The degree, licence, certificates and languages that the posting asks for and the profile has, in one breath. */
import type { Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import type { Line } from '../../typesetting/page.ts';
import { filled, listed, type Templates } from './templates.ts';

const MAX_HELD = 5;
const MAX_SPOKEN = 3;
const LAPSED = /\b(?:expired|lapsed|inactive|abgelaufen|expirée?|caducad[oa]|vencid[oa])\b/i;

export function credentials(
  profile: Profile,
  matches: Matches,
  templates: Templates,
  lang: string,
  now: string,
): Line | null {
  const asked = askedFor(matches);
  const held = new Map<string, string>();
  const unfinished = new Map<string, string>();
  for (const item of profile.education) {
    const name = degreeName(item, templates);
    if (name === null || !asked.has(item.id)) continue;
    const isDone = !item.current && (item.end === null || item.end.slice(0, 7) <= now.slice(0, 7));
    (isDone ? held : unfinished).set(item.id, name);
  }
  for (const { id, name } of profile.certificates) {
    if (name !== null && asked.has(id) && !LAPSED.test(name)) held.set(id, name);
  }
  const spoken = new Map(
    profile.languages
      .filter(({ id, language }) => language !== null && asked.has(id) && !isOwnLanguage(language, lang))
      .map(({ id, language, fluency }) => [id, fluency ? `${language} (${fluency})` : language!]),
  );
  const parts: [string, Map<string, string>, number][] = [
    [templates.hold, held, MAX_HELD],
    [templates.unfinished, unfinished, MAX_HELD],
    [templates.speak, spoken, MAX_SPOKEN],
  ];
  const sentences = parts.flatMap(([template, items, most]) => {
    const names = [...items.values()].slice(0, most);
    return names.length === 0 ? [] : [filled(template, { list: listed(names, templates.and) })];
  });
  const ids = parts.flatMap(([, items, most]) => [...items.keys()].slice(0, most));
  return sentences.length === 0 ? null : { text: sentences.join(' '), ids };
}

/** Skills and duties are proved by work, not by papers. */
function askedFor(matches: Matches): Set<string> {
  const hard = matches.requirements.filter(
    ({ requirement, state }) => state !== 'gap' && !['skill', 'soft', 'duty', 'years'].includes(requirement.kind),
  );
  return new Set(hard.flatMap(({ facts, requirement }) => (requirement.kind === 'degree' ? facts.slice(0, 1) : facts)));
}

function degreeName(item: Profile['education'][number], templates: Templates): string | null {
  if (item.studyType === null) return item.area;
  return item.area === null ? item.studyType : filled(templates.degreeIn, { degree: item.studyType, area: item.area });
}

/** Whoever writes a letter in a language need not say that he knows it. */
function isOwnLanguage(language: string, lang: string): boolean {
  const names = ['en', 'de', 'fr', 'es'].map((own) => new Intl.DisplayNames([own], { type: 'language' }).of(lang));
  return names.some((name) => name?.toLowerCase() === language.toLowerCase());
}
