/** Words that are of one family without being the same: compounds, and what one root makes with several endings. */

export interface WordForm {
  /** Without the endings of German plurals and cases. */
  bare: string;
  /** One spelling of "-ise" and "-ize", and "mentorship" as "mentor". */
  root: string;
}

const MIN_COMPOUND = 6;
const MIN_ROOT = 6;
const LONGEST_ENDING = 4;

export function formOf(stem: string): WordForm {
  return {
    bare: stem.length > MIN_COMPOUND ? stem.replace(/(?:en|ern|er|es|n|e|s)$/, '') : stem,
    root: stem.replaceAll('z', 's').replace(/(?:or|er)?ships?$/, ''),
  };
}

/** "Planetengetriebe" holds "Getrieben", "micropipetting" holds "pipetting"; not the other way round. */
export function holds(said: WordForm, asked: WordForm): boolean {
  const [long, short] = [said.bare, asked.bare];
  if (short.length < MIN_COMPOUND - 1) return false;
  return long === short || (short.length >= MIN_COMPOUND && long.length - short.length >= 2 && long.endsWith(short));
}

/** "Supervisory" and "supervised". */
export function sharesRoot({ root: said }: WordForm, { root: asked }: WordForm): boolean {
  const [short, long] = said.length <= asked.length ? [said, asked] : [asked, said];
  return short.length >= MIN_ROOT && long.length - short.length <= LONGEST_ENDING && long.startsWith(short);
}

const MIN_PART = 6;
const MIN_REST = 4;

/** "Schutztechnik" and "Schutzkonzept" speak of the same, as far as their first part goes. */
export function sharesFirstPart({ bare: said }: WordForm, { bare: asked }: WordForm): boolean {
  if (Math.min(said.length, asked.length) < MIN_PART + MIN_REST) return false;
  let shared = 0;
  while (shared < said.length && said[shared] === asked[shared]) shared++;
  return shared >= MIN_PART && Math.min(said.length, asked.length) - shared >= MIN_REST;
}
