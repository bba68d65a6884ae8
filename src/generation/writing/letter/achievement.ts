/**
 * A fact as a letter tells it: as a sentence where it opens with its verb, else quoted as it stands. Its words stay those
 * of the profile; what is too long ends at a sentence or a clause.
 */
import type { Place, Proof } from '../../matching/proofs.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { sentencesOf, stripMarker } from '../sentences.ts';
import { isInBrackets, shorten, withoutExamples } from '../shorten.ts';
import { capitalised, filled, placeIn, type Templates } from './templates.ts';

const MAX_CHARACTERS = 280;
/** What has no such end goes on up to here. */
const LONGEST_CHARACTERS = 400;

/** The fact in its own words, with a full stop. */
export function quoted(text: string): string {
  const clean = cut(stripMarker(text).trim()).replace(/[\s,;:]+$/, '');
  return capitalised(/[.!?]$/.test(clean) ? clean : `${clean}.`);
}

/** Up to the last sentence or clause that fits. */
function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const ends = [...text.matchAll(/[.!?](?=\s)|;(?=\s)|,(?=\s(?:and|which|while|with|so|und|wobei|et|y)\s)/gu)].map(
    (found) => found.index,
  );
  const fitting = ends.filter((at) => at <= MAX_CHARACTERS && at > MAX_CHARACTERS / 3 && !isInBrackets(text, at));
  return fitting.length === 0 ? shorten(text, LONGEST_CHARACTERS) : text.slice(0, fitting.at(-1)!);
}

/** "At Acme I cut costs by 10%."; null where the fact does not open with a verb that "I" can stand before. */
export function told({ text, place }: Proof, templates: Templates): string | null {
  const [first, ...others] = sentencesOf(quoted(withoutExamples(text)));
  const form = first === undefined ? null : (formFor(first, place, templates) ?? turned(first, place, templates));
  if (form === null) return null;
  const rest = others.map((sentence) => (opensWithPast(sentence) ? `I ${lowered(sentence)}` : sentence));
  return [form, ...rest].join(' ');
}

/** "I wrote …", "Handles …", "Acting Controller for a year". */
function turned(sentence: string, place: Place, templates: Templates): string | null {
  if (templates.past === null) return null;
  const own = /^I (?=\p{Ll})/u.test(sentence) ? capitalised(sentence.slice(2)) : null;
  for (const form of [own, asFirstPerson(sentence, place), asRole(sentence, place)]) {
    const found = form === null ? null : formFor(form, place, templates);
    if (found !== null) return found;
  }
  return null;
}

function asFirstPerson(sentence: string, { current }: Place): string | null {
  const verb = verbOf(firstWord(sentence));
  return verb?.form === 'third' && current ? capitalised(sentence.replace(firstWord(sentence), verb.base)) : null;
}

const ROLE =
  /^(?:\p{L}[\p{L}-]*\s){0,3}(?:lead|leader|manager|supervisor|commander|analyst|dispatcher|teacher|trainer|preceptor|controller|coordinator|chargehand|contact|mentor|tutor|investigator|engineer|chef|planner|coach|seller|superuser|super user|CI|PM)(?::|\s(?:of|for|on|over|since|to))\s|^acting\s/iu;

/** "I was project lead on …" */
function asRole(sentence: string, { current }: Place): string | null {
  const role = ROLE.exec(sentence)?.[0];
  if (role === undefined || verbOf(firstWord(sentence))?.form === 'past') return null;
  if (/ since $/.test(role)) return current ? `Have been ${inSentence(sentence)}` : null;
  return `${current && !TELLS_PAST.test(sentence) ? 'Am' : 'Was'} ${inSentence(sentence)}`;
}

/** Then it is over, whatever the job. */
const TELLS_PAST = /(?<!\p{L})(?:acting|\p{L}{2,}ed|wrote|led|built|ran|took|went|fell|rose|was|were)(?!\p{L})/iu;

/** A title keeps its capitals: "Acting Controller", "PM". */
function inSentence(sentence: string): string {
  return /^\p{Lu}(?:\p{Lu}|\S* \p{Lu})/u.test(sentence) ? sentence : lowered(sentence);
}

function formFor(sentence: string, place: Place, templates: Templates): string | null {
  const isPast = opensWithPast(sentence);
  if (!isPast && !(place.current && opensWithPresent(sentence))) return null;
  const achievement = lowered(sentence);
  if (place.name === null || place.kind === 'item') return null;
  if (place.kind === 'project')
    return isPast && templates.project !== null ? filled(templates.project, { name: place.name, achievement }) : null;
  const at = placeIn(templates, place.name);
  if (isPast) return templates.past && filled(templates.past, { place: at, achievement });
  if (templates.present === null || place.position === null) return null;
  // A title with remarks is no part of a sentence.
  if (/[(/]/.test(place.position)) return templates.past && filled(templates.past, { place: at, achievement });
  return filled(templates.present, { position: place.position, place: at, achievement });
}

function firstWord(sentence: string): string {
  return /^[\p{L}-]+/u.exec(sentence)?.[0] ?? '';
}

/** "Named co-inventor", "Promoted to lead", "Selected for the pilot": others did it. */
const DONE_TO_THE_PERSON =
  /^(?:(?:named|elected|appointed|promoted|nominated|recogni[sz]ed|ranked|rated|voted|hired|licensed|certified|accredited|tasked|entrusted|seconded|honou?red|employed|based|located|dedicated|experienced|skilled|furloughed)\b|awarded (?!\p{N}|contracts?|grants? to)|(?:selected|chosen|asked|invited|assigned|trusted|commissioned|contracted|admitted|accepted|retained|qualified|registered|involved|exposed|limited|required|redeployed) (?:to|as|by|for|from|among|in|on|into|with)\b)/iu;

/** "Sharded the ledger": a verb that we do not know, with what was done to; "Redeployed to the ward" may have been done to the person. */
const PAST =
  /^(?:re-?wrote|redid|rang|\p{L}[\p{L}-]{2,}(?<!e)ed)\s(?!(?:to|from|by|as|for|in|at|on|with|into|of|and|during)\b|\p{Nd}{1,2}[-/])/iu;

function opensWithPast(sentence: string): boolean {
  const word = firstWord(sentence);
  if (/^Was /.test(sentence)) return true;
  const verb = verbOf(word);
  return (verb?.form === 'past' || (verb === null && PAST.test(sentence))) && !DONE_TO_THE_PERSON.test(sentence);
}

/** Elsewhere more often no verb. */
const OWN = /^(?:co-)?own$/iu;

const NEXT =
  /^(?:\p{N}|\p{Sc}|(?:an?|the|all|up|our|my|both|each|every|new|two|three|four|five|six|seven|eight|nine|ten|\p{L}+['’]s)$)/iu;
const ALWAYS_VERB =
  /^(?:administer|analy[sz]e|conduct|coordinate|create|deliver|develop|maintain|manage|organi[sz]e|oversee|perform|prepare|provide|represent|supervise|teach|write)\s/iu;

/** "Lead 74 associates": a noun such as "Lead time" is followed by another word of its name. */
function opensWithPresent(sentence: string): boolean {
  const next = /^\S+\s+(\S+)/.exec(sentence)?.[1] ?? '';
  if (/^(?:Am|Have been) /.test(sentence)) return true;
  return (
    (verbOf(firstWord(sentence))?.form === 'base' || OWN.test(firstWord(sentence))) &&
    (ALWAYS_VERB.test(sentence) || NEXT.test(next))
  );
}

function lowered(sentence: string): string {
  return sentence[0]!.toLowerCase() + sentence.slice(1);
}
