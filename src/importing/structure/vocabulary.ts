/** Words by which titles, organisations, schools and degrees are told apart. */

import { OCCUPATIONS } from './occupations.ts';
import { remembering } from './remember.ts';

const TITLE_NOUNS = [
  'accountant|administrator|advisor|adviser|advocate|agent|aide|analyst|architect|artist|assistant|associate|attendant',
  'attorney|auditor|author|baker|banker|bartender|biologist|bookkeeper|broker|buyer|captain|caregiver|carpenter|cashier',
  'ceo|cfo|chef|chemist|chief|cio|cleaner|clerk|clinician|coach|cofounder|co-founder|commander|conductor|consultant',
  'contractor|controller|cook|coo|coordinator|co-ordinator|copywriter|counsel|counselor|crew|cto|curator|custodian|dba',
  'dealer|dean|dentist|designer|detective|developer|devops|director|dispatcher|doctor|drafter|driver|economist|editor',
  'educator|electrician|employee|engineer|estimator|evaluator|examiner|executive|expert|fellow|firefighter|foreman|founder',
  'freelancer|generalist|guard|head|hostess|housekeeper|illustrator|inspector|installer|instructor|intern|internship',
  'interpreter|investigator|janitor|journalist|journeyman|laborer|labourer|lawyer|lead|leader|lecturer|librarian|lieutenant|lifeguard',
  'loader|machinist|maintainer|manager|marketer|mechanic|member|mentor|merchandiser|midwife|model|moderator|musician|nurse',
  'nutritionist|officer|operator|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|physicist',
  'pilot|planner|plumber|practitioner|president|principal|producer|professor|programmer|promoter|proprietor|psychologist',
  'publicist|rancher|realtor|receptionist|recruiter|registrar|rep|reporter|representative|researcher|resident|sailor',
  'salesman|salesperson|saleswoman|scholar|scientist|secretary|sergeant|server|soldier|specialist|statistician|steward',
  'stewardess|stocker|strategist|student|stylist|superintendent|supervisor|supervisory|surgeon|surveyor|teacher|technician|technologist',
  'teller|tester|therapist|trader|trainee|trainer|translator|treasurer|tutor|underwriter|vendor|volunteer|waiter|waitress',
  'ward|welder|worker|writer|vp|svp|evp|rn|lpn|cna|lieutenant|tl|qa|sre|sdet|swe|pm|hr|apprentice|scrum master|apprenticeship',
  'entwickler|entwicklerin|leiter|leiterin|ingenieur|ingenieurin|berater|beraterin|mitarbeiter|mitarbeiterin|praktikant',
  'praktikantin|werkstudent|werkstudentin|kaufmann|kauffrau|geschäftsführer|geschäftsführerin|assistent|assistentin|lehrer',
  'lehrerin|referent|referentin|sachbearbeiter|sachbearbeiterin|verkäufer|verkäuferin|arzt|ärztin|auszubildender|azubi',
  'projektleiter|projektleiterin|techniker|architektin|krankenpfleger|krankenschwester|pflegefachkraft|fachkraft|berufspraktikum',
  'ingénieur|ingénieure|développeur|développeuse|responsable|chargé|chargée|directeur|directrice|assistante|stagiaire',
  'conseiller|conseillère|professeur|vendeur|vendeuse|gestionnaire|infirmier|infirmière|comptable|technicien|alternant|chef de projet',
  'consultante|ingeniero|ingeniera|desarrollador|desarrolladora|gerente|jefe|jefa|analista|asistente|becario|becaria|profesor',
  'profesora|vendedor|vendedora|enfermero|enfermera|contable|técnico|técnica|encargado|encargada|coordinador|coordinadora|director|directora|cheffe|cheffe de projet',
  'engenheiro|engenheira|desenvolvedor|desenvolvedora|diretor|diretora|estagiário|estagiária|coordenador|professor|professora',
  'assistente|ingegnere|sviluppatore|sviluppatrice|responsabile|direttore|direttrice|impiegato|impiegata|tirocinante|stagista',
  'insegnante|infermiere|infermiera|medewerker|ontwikkelaar|adviseur|stagiair|docent|leraar|verpleegkundige|beheerder|hoofd',
  'teamleider|projectleider|directeur|verkoper|administrateur|commercial|commerciale',
  'bookseller|postdoc|postdoctoral|facilitator|barista|dietitian|hygienist|radiographer|optometrist|veterinarian|hairdresser',
  'caretaker|porter|picker|packer|assembler|fabricator|roofer|gardener|landscaper|farmer|seamstress|tailor|actor|actress',
  'dancer|singer|composer|animator|filmmaker|archivist|columnist|presenter|proofreader|negotiator|adjuster|actuary|assessor',
  'appraiser|geologist|ecologist|microbiologist|mathematician|historian|sociologist|linguist|pastor|chaplain|judge|solicitor',
  'barrister|constable|corporal|chairman|chairperson|chairwoman|trustee|ambassador|hairstylist|phlebotomist|sonographer|valet',
  'bioinformatician|concierge|sommelier|butcher|florist|joiner|locksmith|sysadmin|nanny|babysitter|headteacher|freelance',
  'oberarzt|chefarzt|zusteller|aushilfe|koch|köchin|redakteur|redakteurin|erzieher|erzieherin|sekretär|sekretärin|monteur',
  'dozent|dozentin|doktorand|doktorandin|hilfskraft|inhaber|inhaberin|geselle|gesellin|lagerist|rettungsschwimmerin',
  'cuisinier|cuisinière|commis|apprenti|apprentie|serveur|serveuse|avocat|avocate|médecin|enseignant|enseignante|formateur',
  'formatrice|rédacteur|rédactrice|acheteur|chercheur|chercheuse|secrétaire|éducateur|éducatrice|coordinateur|coordinatrice',
  'architecte|graphiste|juriste|pharmacien|pharmacienne|ouvrier|ouvrière|conducteur|analyste|concepteur|animateur|animatrice',
  'doctorant|doctorante|auditeur|contrôleur|gérant|gérante|adjoint|adjointe|bénévole|alternante|technicienne|infographiste',
  'abogado|abogada|asociado|asociada|proyectista|redactor|redactora|médico|médica|maestro|maestra|cocinero|cocinera|camarero',
  'camarera|dependiente|dependienta|administrativo|administrativa|auxiliar|arquitecto|arquitecta|diseñador|diseñadora',
  'investigador|investigadora|programador|programadora|comercial|consultor|consultora|operario|operaria|recepcionista|periodista',
  'practicante|pasante|supervisor|supervisora|secretario|secretaria|ejecutivo|ejecutiva|especialista|asesor|asesora|docente',
  'socio|socia|voluntario|voluntaria|subdirector|subdirectora|propietario|propietaria|monitor|monitora|autónomo|autónoma',
  'advogado|advogada|enfermeiro|enfermeira|arquiteto|arquiteta|pesquisador|pesquisadora|motorista|encarregado|encarregada',
  'coordenadora|sócio|sócia|aprendiz|atendente|bolsista|gestor|gestora|redator|redatora|voluntário|voluntária|desenvolvimento',
  'architetto|architetta|avvocato|avvocata|medico|collaboratore|collaboratrice|titolare|cameriere|cameriera|cuoco|cuoca',
  'commesso|commessa|ricercatore|ricercatrice|progettista|operaio|operaia|autista|segretario|segretaria|addetto|addetta',
  'programmatore|programmatrice|consulente|coordinatore|coordinatrice|dottorando|dottoranda|apprendista|magazziniere',
  'educatore|educatrice|redattore|redattrice|ingegnera|volontario|volontaria|impresario|strutturista',
  'redacteur|arts|jurist|advocaat|kok|chauffeur|onderzoeker|vrijwilliger|leerkracht|verzorgende|ontwerper|analist',
  'coördinator|secretaresse|begeleider|eigenaar|inkoper|promovendus|zelfstandige',
];
const TITLE_MODIFIERS =
  'senior|junior|sr|jr|lead|principal|chief|staff|assistant|associate|deputy|vice|interim|acting|executive|regional|general|head';
const ORGANISATION_WORDS = [
  'inc|llc|ltd|limited|gmbh|ag|kg|se|sa|sas|sarl|srl|spa|bv|nv|plc|corp|corporation|company|co|group|gruppe|groupe|grupo|holding|holdings',
  'solutions|systems|technologies|technology|labs|laboratories|laboratory|studio|studios|agency|associates|partners|consulting',
  'services|industries|enterprises|international|global|bank|hospital|clinic|center|centre|institute|foundation|university',
  'college|school|academy|department|ministry|council|church|restaurant|hotel|store|stores|market|media|networks|software',
  'pharmacy|insurance|university|universität|klinikum|krankenhaus|hochschule|université|hôpital|universidad|hospital|banco',
  'universidade|università|ospedale|banca|universiteit|ziekenhuis|stiftung|verein|association|society|firm|practice|district',
  'army|navy|force|federal|state|city|county|airlines|motors|energy|health|healthcare|medical|retail|logistics|financial|capital',
];
const SCHOOL_WORDS = [
  'university|college|school|institute|academy|polytechnic|seminary|conservatory|campus|universität|hochschule|fachhochschule',
  'gymnasium|berufsschule|realschule|schule|akademie|université|école|ecole|lycée|lycee|institut|iut|faculté|universidad',
  'universitat|instituto|escuela|colegio|facultad|universidade|faculdade|escola|università|politecnico|liceo|istituto|scuola',
  'universiteit|hogeschool|instituut|roc|lyceum|univ|caltech|insead|berkeley|polytechnique|politécnica|politécnico|politechnika',
  'politehnica|bocconi|luiss|sapienza|conservatoire|conservatorio|conservatório|oberschule|handelsschule|berufskolleg|kolleg',
  'berufsakademie|volkshochschule|uniwersytet|univerzita|universitet|universitetet|egyetem|universitesi|üniversitesi|yliopisto',
  'universitatea|akademia|collège|facoltà|ateneo|unicamp|windesheim|fontys|saxion|tecnológico|kellogg|wharton|esade|iese',
];
const DEGREE_WORDS = [
  'bachelor|bachelors|master|masters|doctor|doctorate|doctoral|phd|dphil|mba|emba|bs|ba|bsc|msc|ms|ma|bba|bfa|mfa|beng|meng|btech',
  'mtech|be|me|jd|llb|llm|md|dds|dvm|pharmd|edd|dnp|msn|bsn|adn|asn|aa|aas|as|mph|mpa|mpp|msw|med|bed|mphil|bcom|mcom|bca|mca|associate|bachelor s|master s',
  'diploma|certificate|ged|degree|major|minor|graduate|undergraduate|postgraduate|honours|honors|licence|licencia|abitur|fachabitur',
  'matura|diplom|magister|staatsexamen|promotion|ausbildung|abschluss|baccalauréat|baccalaureat|bac|bts|dut|maîtrise|doctorat',
  'diplôme|cap|licenciatura|grado|máster|doctorado|bachillerato|técnico|título|ingeniería|mestrado|doutorado|bacharelado|bacharel',
  'graduação|pós-graduação|laurea|dottorato|diploma di|maturità|vwo|havo|mbo|hbo|vmbo|propedeuse|doctoraat|ingenieur',
  'apprenticeship|program|coursework|studies|minor in|specialization|certification|associates|habilitation|hauptschulabschluss',
  'realschulabschluss|fachhochschulreife|hochschulreife|reife|lizentiat|mgr|inżynier|licencjat|ingénieur|dess|dea|licenciado|licenciada',
  'bachiller|tecnólogo|especialização|gcse|hnd|btec|nvq|msci|mres|bds|mbbs|mbchb|basc|masc|doktor|bachelier|xii|magistrale|triennale|nhân|thạc',
];

const wordSet = (rows: readonly string[]): Set<string> => new Set(rows.flatMap((row) => row.split('|')));
const titles = wordSet([...TITLE_NOUNS, ...OCCUPATIONS]);
const modifiers = wordSet([TITLE_MODIFIERS]);
const organisations = wordSet(ORGANISATION_WORDS);
const schools = wordSet(SCHOOL_WORDS);
const degrees = wordSet(DEGREE_WORDS);
const ENDINGS_OF_TITLES =
  /(?:manager|(?:leiter|entwickler|berater|ingenieur|assistent|techniker|führer|fahrer|pfleger|lehrer|meister|mechaniker|arbeiter|verkäufer|verwalter|spezialist|referent|betreuer|erzieher|vertreter|gestalter|planer|student|praktikant|mitarbeiter|redakteur|schwimmer)(?:in)?|kaufmann|kauffrau|fachkraft|fachfrau|fachmann|arzt|ärztin|ärzte|medewerker|leider|ontwikkelaar|adviseur|verpleegkundige|docent)$/;
const ENDINGS_OF_SCHOOLS =
  /(?:schule|universität|akademie|gymnasium|school|hogeschool|universiteit|kolleg|skolen|skola|seminar|lyzeum)$/;
/** As words of a sentence these mean something else, so they count in capitals only. */
const SCHOOL_ACRONYMS = new Set(
  [
    'MIT|UCLA|USC|NYU|SUNY|CUNY|RIT|RPI|UMass|UNC|UIUC|UCSD|UCSB|UCI|BCIT|TAFE|UNSW|RMIT|ANU|UCL|LSE|KCL|NUS|NTU|HKU|HKUST|CUHK',
    'IIT|IIIT|NIT|BITS|IIM|IISc|TU|FH|HS|HTW|HAW|HTL|DHBW|RWTH|TUM|LMU|KIT|ETH|ETHZ|EPFL|EPF|ZHAW|FHNW|HSG|HEC|ESSEC|ESCP|EDHEC|ENS|ENSAM',
    'INSA|INP|ENAC|CNAM|CFA|IAE|IUT|ESIEE|ITAM|ITESM|UNAM|UBA|ESIC|UPC|UPM|UPF|UNED|UOC|UAB|UAM|UCM|USP|UFRJ|UFMG|PUC|FGV|ISCTE|FEUP',
    'UvA|VU|TUe|ROC|SGH|AGH|KTH|DTU|NTNU|LTH|CBS|CVUT|BME|METU|ITU|GISMA',
  ].flatMap((row) => row.split('|')),
);

/** Grades after a title, and what is left of abbreviations. */
const RANK = /^(?:i{1,3}|iv|v|\d|\p{L})$/u;
/** As plurals these name firms. */
const PLURAL_NAMES = new Set([
  'associates',
  'partners',
  'advisors',
  'advisers',
  'brokers',
  'models',
  'designers',
  'technicians',
  'owners',
]);

/** Beside more words an acronym is hardly the name of a school. */
const MAX_ACRONYM_WORDS = 8;
/** Names are short; a longer text is looked at no further than this. */
const LONGEST_NAME = 300;

export const wordsOf = (text: string): readonly string[] => shortWordsOf(text.slice(0, LONGEST_NAME));

const shortWordsOf = remembering((text): readonly string[] =>
  text
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/(?<=\b\p{L}{1,4})\.(?=\p{L})/gu, '')
    .replace(/['’]s\b/g, 's')
    .split(/[^\p{L}\p{N}+#&-]+/u)
    .filter((word) => word !== ''),
);

/** How much a text looks like what a person is called at work; 0 where nothing says so. */
export function titleScore(text: string): number {
  const words = wordsOf(text).flatMap((word) => [word, ...word.split('-')]);
  if (words.length === 0 || words.length > 24) return 0;
  const head = words.findLast((word) => !RANK.test(word)) ?? '';
  const isTitle = (word: string) => titles.has(word) || (titles.has(word.replace(/s$/, '')) && !PLURAL_NAMES.has(word));
  let score = 0;
  if (isTitle(head)) score += 3;
  else if (words.some((word) => isTitle(word) || ENDINGS_OF_TITLES.test(word))) score += 2;
  if (score > 0 && words.some((word) => modifiers.has(word))) score += 1;
  return score;
}

export function organisationScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 14) return 0;
  const hits = words.filter((word) => organisations.has(word)).length;
  const named =
    (text.length <= LONGEST_NAME && /^company name\b/i.test(text)) ||
    /\b(?:inc|llc|ltd|gmbh|corp|s\.a|s\.r\.l|b\.v)\b\.?/i.test(text);
  return Math.min(2, hits) + (named ? 3 : 0);
}

export function schoolScore(text: string): number {
  const words = wordsOf(text);
  if (words.some((word) => schools.has(word) || ENDINGS_OF_SCHOOLS.test(word))) return 2;
  const written = text.slice(0, LONGEST_NAME).split(/[^\p{L}]+/u);
  return written.length <= MAX_ACRONYM_WORDS && written.some((word) => SCHOOL_ACRONYMS.has(word)) ? 2 : 0;
}

export function degreeScore(text: string): number {
  const joined = text.slice(0, LONGEST_NAME).replace(/\b(\p{L})\.\s?(\p{L})\.(?:\s?(\p{L})\.)?/gu, '$1$2$3');
  // "as", "be" and "me" are words as well; as degrees they are written with capitals.
  const written = joined.split(/[^\p{L}\p{N}'’+#&.-]+/u).filter((word) => !/^\p{L}?\p{Ll}{1,2}$/u.test(word));
  const words = wordsOf(written.join(' '));
  const at = words.findIndex((word) => degrees.has(word));
  if (at === -1) return 0;
  return at === 0 ? 3 : 2;
}
