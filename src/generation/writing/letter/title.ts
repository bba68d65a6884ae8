/** Titles as they are said in a sentence: "a Staff Accountant", "an HR Assistant", but "Chief Executive Officer". */

/** There is one of these at a time, and whoever is it has no article. */
const ONE_OF_A_KIND =
  /^(?:(?:acting|interim|deputy|vice|co-) ?)?(?:chief|president|vice|chair|chairman|chairwoman|head|owner|founder|co-founder|co-owner|dean|principal of|managing director|director of|secretary of|treasurer|mayor)\b/i;
/** What a title ends in when it names a person. */
const PERSON =
  /(?:er|or|ist|ian|ant|ee|man|woman|person|ess|lead|clerk|nurse|chef|cook|aide|guard|intern|fellow|host|agent|analyst|representative|rep|executive|associate|specialist|advocate|apprentice|coach|partner|journeyman|architect|resident|student|president|superintendent|correspondent|scribe|sommelier|barista|tech|ambassador|attendant|professional|temp|expert|liaison|mechanic|cpa|rn|lpn|cna)$/i;
/** Behind the person: "Technician II", "Teacher, Grade 5", "Manager of Operations", "Analyst - Payroll". */
const BEHIND = /(?:,| of | for | in | to | - | – ).*$|(?: (?:I{1,3}|IV|V|\d+))$/;
/** Letters whose names begin with a vowel. */
const SPELT_WITH_VOWEL = /^[AEFHILMNORSX](?:[^\p{Ll}]|$)/u;

export function withArticle(title: string): string {
  const person = title.replace(BEHIND, '').replace(BEHIND, '');
  if (ONE_OF_A_KIND.test(title) || !PERSON.test(person)) return title;
  return `${articleBefore(title)} ${title}`;
}

export function articleBefore(words: string): 'a' | 'an' {
  const first = words.split(/[\s/-]/, 1)[0]!;
  if (/^\p{Lu}{2,5}s?$/u.test(first)) return SPELT_WITH_VOWEL.test(first) ? 'an' : 'a';
  if (/^(?:8|11$|18$)/.test(first)) return 'an';
  if (/^(?:uni(?!n|m)|us[ae]|uti|eu|one\b|once)/i.test(first)) return 'a';
  return /^(?:[aeiou]|hour|honest|heir|honou?r)/i.test(first) ? 'an' : 'a';
}

/** A posting for "Teachers" offers the position of a teacher. */
export function singular(title: string): string {
  return title.replace(/(?<=\p{L}(?:er|or|ist|ian|ant|ee|nurse|cook|chef|clerk))s$/iu, '');
}
