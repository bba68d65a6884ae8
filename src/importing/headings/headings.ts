import { remembering } from '../structure/remember.ts';
import { EUROPASS_HEADINGS } from './europass-headings.ts';
import { MORE_HEADINGS } from './more-headings.ts';
import type { SectionKind } from './section-kind.ts';

export type { SectionKind } from './section-kind.ts';

/** The headings under which resumes keep their sections, in the languages we read; each string holds several, divided by `|`. */
const HEADINGS: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: [
    'contact|contacts|contact me|contact info|contact information|contact details|personal details|personal information',
    'personal data|personal info|get in touch|find me|links|social|profiles|social profiles|online|online presence',
    'kontakt|kontaktdaten|persönliche daten|persönliche informationen|persönliche angaben|zur person|angaben zur person',
    'coordonnées|informations personnelles|état civil|contacto|datos personales|datos de contacto|información personal',
    'contato|contactos|dados pessoais|informações pessoais|contatti|dati personali|informazioni personali',
    'contactgegevens|persoonlijke gegevens|personalia|personal statement details|email and phone',
  ],
  summary: [
    'summary|about|about me|profile|objective|overview|introduction|bio|biography|personal statement|who i am|intro',
    'professional summary|executive summary|career summary|summary of qualifications|qualifications summary',
    'professional profile|personal profile|career profile|career objective|professional objective|job objective',
    'career overview|professional overview|profile summary|personal summary|summary statement|career statement',
    'professional statement|executive profile|background summary|career focus|objective statement|in short',
    'profil|über mich|kurzprofil|zusammenfassung|berufliches profil|persönliches profil|berufsziel|kurzvorstellung',
    'à propos|a propos|à propos de moi|résumé|profil professionnel|objectif|objectif professionnel|présentation',
    'perfil|perfil profesional|resumen|resumen profesional|sobre mí|acerca de mí|objetivo|objetivo profesional|extracto',
    'perfil profissional|resumo|resumo profissional|sobre|sobre mim|objetivo profissional|apresentação',
    'profilo|profilo professionale|riepilogo|sommario|chi sono|obiettivo|obiettivo professionale|su di me|presentazione',
    'profiel|samenvatting|over mij|persoonlijk profiel|doelstelling|korte samenvatting',
  ],
  work: [
    'work|experience|employment|jobs|positions|career|career history|work history|employment history|job history',
    'work experience|professional experience|relevant experience|related experience|employment experience',
    'job experience|career experience|professional background|work background|employment background|positions held',
    'professional history|relevant work experience|industry experience|internships|internship experience|internship',
    'additional experience|other experience|previous experience|prior experience|selected experience|military service',
    'appointments|academic appointments|academic positions|faculty appointments|professional appointments|professional positions',
    'experience highlights|career highlights|professional work experience|employment record|where i have worked',
    'berufserfahrung|beruflicher werdegang|werdegang|berufliche erfahrung|praktische erfahrung|praktika|erfahrung',
    'arbeitserfahrung|beschäftigung|berufspraxis|berufliche laufbahn|berufliche stationen|anstellungen',
    'expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|emplois|stages|expériences pro',
    'tätigkeiten|banen|empregos|empleos|postes|impieghi|emplois occupés|postes académiques|postes occupés|cargos académicos|akademische positionen|incarichi accademici|academische aanstellingen',
    'parcours|carrière|experiencia|experiencia profesional|experiencia laboral|historial laboral|trayectoria profesional',
    'trayectoria|empleo|experiencias|experiência|experiência profissional|histórico profissional|experiências profissionais|atuação profissional',
    'experiências|percurso profissional|trajetória profissional|esperienza|esperienze|esperienza lavorativa',
    'esperienze lavorative|esperienza professionale|esperienze professionali|carriera|lavoro|impiego',
    'werkervaring|ervaring|professionele ervaring|loopbaan|arbeidsverleden|stages en werkervaring|relevante werkervaring',
  ],
  volunteer: [
    'volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|civic activities',
    'volunteer activities|leadership and volunteering|community|outreach|service|community engagement|volunteerism',
    'ehrenamt|ehrenamtliches engagement|engagement|ehrenamtliche tätigkeiten|ehrenamtliche tätigkeit|freiwilligenarbeit',
    'bénévolat|engagement associatif|vie associative|expérience bénévole|voluntariado|trabajo voluntario|voluntariados',
    'trabalho voluntário|volontariato|attività di volontariato|vrijwilligerswerk|vrijwilligersactiviteiten',
  ],
  education: [
    'education|academic background|educational background|academic history|education history|academics|studies|schooling',
    'education and training|training and education|academic qualifications|educational qualifications|academic credentials',
    'academic experience|academic profile|education background|qualifications and education|training|formal education',
    'ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|aus und weiterbildung|ausbildung und studium',
    'bildungsgang|weiterbildung|weiterbildungen|akademische ausbildung|akademische laufbahn|schule|hochschulbildung|schulische ausbildung',
    'formation|formations|études|diplômes|formation académique|parcours académique|cursus|scolarité|éducation',
    'educación|formación|formación académica|estudios|títulos|formación y educación|historial académico|estudios realizados',
    'educação|formação|formação acadêmica|formação académica|escolaridade|histórico acadêmico|estudos',
    'istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso formativo|educazione',
    'opleiding|opleidingen|onderwijs|studie|scholing|opleiding en training|opleidingen en cursussen|educatie',
  ],
  projects: [
    'projects|personal projects|selected projects|key projects|side projects|academic projects|project experience|portfolio',
    'open source|open source projects|notable projects|relevant projects|technical projects|research projects|project work',
    'projekte|ausgewählte projekte|projekterfahrung|eigene projekte|projets|projets personnels|réalisations',
    'proyectos|proyectos personales|projetos|projetos pessoais|progetti|progetti personali|projecten',
    'open source contributions|project highlights|projets réalisés|projets perso|projets en école',
  ],
  skills: [
    'skills|top skills|technical skills|key skills|core skills|skill set|skillset|skills summary|skill highlights|skills and abilities',
    'core competencies|competencies|competences|areas of expertise|expertise|areas of strength|strengths|key competencies',
    'technologies|tools|tools and technologies|technical expertise|technical proficiencies|technical proficiency|tech stack',
    'technical summary|computer skills|it skills|software|software skills|professional skills|proficiencies|abilities',
    'core qualifications|qualifications|key qualifications|highlights|skills and expertise|core strengths|soft skills',
    'hard skills|skills and tools|skills and technologies|technology|technical competencies|programming languages',
    'highlights of qualifications|key strengths|specialties|skills and competencies|computer proficiency|toolbox|stack',
    'technical knowledge|relevant skills|additional skills|other skills|special skills|areas of knowledge|capabilities',
    'skills and qualifications|skills and strengths|summary of skills|interpersonal skills|transferable skills',
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|it kenntnisse|edv kenntnisse|technische kenntnisse|skills und tools',
    'kenntnisse und fähigkeiten|fachliche kompetenzen|besondere kenntnisse|technologien|qualifikationen|stärken',
    'kernkompetenzen|weitere kenntnisse|software kenntnisse|programmierkenntnisse|computerkenntnisse',
    'compétences|compétences techniques|compétences clés|savoir faire|atouts|outils|compétences informatiques|informatique',
    'compétences professionnelles|savoir être|programmation|langages|programación|programmazione|programming|habilidades|competencias|aptitudes|conocimientos|habilidades técnicas',
    'competencias técnicas|destrezas|conocimientos técnicos|conocimientos informáticos|informática|tecnologías|herramientas',
    'competências|habilidades e competências|conhecimentos|conhecimentos técnicos|competências técnicas|aptidões|tecnologias|ferramentas',
    'competenze|competenze tecniche|capacità|abilità|conoscenze|competenze informatiche|capacità e competenze|tecnologie',
    'competenze professionali|competenze personali|vaardigheden|competenties|kennis|technische vaardigheden',
    'kennis en vaardigheden|computervaardigheden|kerncompetenties|digitale vaardigheden',
  ],
  certificates: [
    'certifications|certificates|certification|licenses|licensure|licenses and certifications|certifications and licenses',
    'professional certifications|credentials|courses and certifications|certifications and training|accreditations',
    'professional licenses|licensure and certifications|certificates and licenses|licences|professional development',
    'courses|training and certifications|certifications and courses|licenses and certificates|continuing education',
    'certificates and courses|trainings|coursework|relevant coursework|courses and training|professional training',
    'zertifikate|zertifizierungen|bescheinigungen|lizenzen|fortbildungen|kurse|zertifikate und kurse|führerschein',
    'certificats|certifications professionnelles|habilitations|formations complémentaires|certificaciones|certificados',
    'licencias|cursos|cursos y certificaciones|certificações|cursos e certificações|certificazioni|certificati|corsi',
    'corsi e certificazioni|patenti|certificaten|certificeringen|cursussen|diploma s en certificaten|trainingen',
  ],
  awards: [
    'awards|honors awards|honors|honours|achievements|accomplishments|awards and honors|honors and awards|awards and achievements',
    'awards and recognition|recognition|scholarships|honors and achievements|awards and accomplishments|key achievements',
    'awards and honours|scholarships and awards|selected honors|distinctions|fellowships|grants|honors and scholarships',
    'achievements and awards|grants and awards|prizes|fellowships and awards|key accomplishments|academic achievements',
    'auszeichnungen|preise|stipendien|erfolge|ehrungen|auszeichnungen und preise|prix|récompenses|distinctions et prix',
    'prix et distinctions|bourses|premios|logros|reconocimientos|becas|premios y reconocimientos|prêmios|conquistas',
    'prémios|reconhecimentos|bolsas|premi|riconoscimenti|borse di studio|prijzen|onderscheidingen|prestaties',
  ],
  publications: [
    'publications|papers|articles|selected publications|research publications|patents|publications and patents|books',
    'presentations|talks|invited talks|conferences|speaking|publications and presentations|conference papers|media',
    'journal articles|presentations and publications|invited lectures|selected talks|patents and publications|press',
    'veröffentlichungen|publikationen|vorträge|patente|articles et publications|communications|brevets|conférences',
    'publicaciones|artículos|ponencias|patentes|publicações|artigos|palestras|pubblicazioni|articoli|brevetti|publicaties',
  ],
  languages: [
    'languages|language skills|foreign languages|language|language proficiency|spoken languages|linguistic skills',
    'sprachen|sprachkenntnisse|fremdsprachen|langues|langues étrangères|compétences linguistiques|idiomas|lenguas',
    'línguas|lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|talen|talenkennis|taalvaardigheden',
  ],
  interests: [
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|activities|extracurricular activities',
    'activities and interests|interests and activities|extracurriculars|leisure|passions|extra curricular activities',
    'interessen|hobbys|hobbies und interessen|interessen und hobbys|freizeit|freizeitinteressen|persönliche interessen',
    'loisirs|centres d intérêt|centres d intérêts|intérêts|intereses|aficiones|pasatiempos|interesses|passatempos',
    'interessi|hobby|tempo libero|passioni|hobby s|hobby s en interesses|vrije tijd|hobby e interessi',
  ],
  references: [
    'references|referees|recommendations|testimonials|professional references|referenzen|empfehlungen|références',
    'referencias|recomendaciones|referências|recomendações|referenze|raccomandazioni|referenties|aanbevelingen',
  ],
  container: [
    'background|resume|curriculum vitae|curriculum vitæ|cv|lebenslauf|curriculum|hoja de vida|currículo|qualifications and experience',
  ],
  other: [
    'additional information|other|miscellaneous|affiliations|professional affiliations|memberships|additional|notes',
    'professional memberships|memberships and affiliations|leadership|leadership experience|research|research interests',
    'teaching|teaching experience|research experience|security clearance|clearance|availability|additional details',
    'professional associations|associations|organizations|affiliations and memberships|extras|military experience',
    'sonstiges|mitgliedschaften|weitere informationen|divers|informations complémentaires|autres|otros|otros datos',
    'información adicional|outros|informações adicionais|altro|ulteriori informazioni|informazioni aggiuntive|overig|overige',
  ],
};

/** Teaching and research are work where a heading says "experience". */
const OVERRIDES: Readonly<Record<string, SectionKind>> = {
  'teaching experience': 'work',
  'research experience': 'work',
  'leadership experience': 'work',
  'military experience': 'work',
};

/** A heading of words we do not know ("Accounting Experience") is told by its last word, or in Romance languages its first, or else any. */
const CORE_WORDS: Readonly<Record<string, SectionKind>> = Object.fromEntries(
  (
    [
      ['work', 'experience employment erfahrung expérience experiencia experiência esperienza ervaring werkervaring'],
      ['work', 'tätigkeiten empleos empregos impieghi banen'],
      [
        'education',
        'education ausbildung studium formación formation formations formação istruzione opleiding diplômes',
      ],
      ['skills', 'skills competencies proficiencies kenntnisse kompetenzen fähigkeiten compétences habilidades'],
      ['skills', 'competencias competências competenze vaardigheden'],
      ['projects', 'projects projekte projets proyectos projetos progetti projecten'],
      ['certificates', 'certifications certificates licenses zertifikate certificats certificaciones certificações'],
      ['certificates', 'certificazioni certificaten'],
      ['awards', 'awards honors achievements auszeichnungen distinctions premios premi prêmios prémios prijzen'],
      [
        'publications',
        'publications publikationen veröffentlichungen publicaciones publicações pubblicazioni publicaties',
      ],
      ['languages', 'languages sprachen langues idiomas línguas lingue talen'],
      ['interests', 'interests hobbies interessen loisirs intereses interesses interessi'],
      ['references', 'references referenzen références referencias referências referenze referenties'],
      ['summary', 'summary'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
);
const MAX_WORDS = 6;
const MAX_LENGTH = 60;

const KINDS = new Map<string, SectionKind>(
  (Object.keys(HEADINGS) as SectionKind[]).flatMap((kind) =>
    HEADINGS[kind].flatMap((row) => row.split('|').map((heading) => [keyOf(heading), kind] as const)),
  ),
);
for (const [kind, row] of [...EUROPASS_HEADINGS, ...MORE_HEADINGS]) {
  for (const heading of row.split('|')) KINDS.set(keyOf(heading), kind);
}
for (const [heading, kind] of Object.entries(OVERRIDES)) KINDS.set(keyOf(heading), kind);

/** The section that a whole line names; null where we know no such heading. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > MAX_LENGTH) return null;
  return shortHeadingKind(text);
}

const shortHeadingKind = remembering((text) => KINDS.get(keyOf(text)) ?? joinedKind(text));

/** "Curriculum Vitae" heads the whole page. */
export function isSectionHeading(text: string): boolean {
  const kind = headingKind(text);
  return kind !== null && kind !== 'container';
}

/** "Skills & Interests" names the first of two sections; both halves must be headings we know. */
function joinedKind(text: string): SectionKind | null {
  const halves = text.split(/\s+(?:&|and|und|et|y|e|en|\/|\|)\s+|\s*[/&,]\s*/i);
  if (halves.length < 2) return null;
  const kinds = halves.map((half) => KINDS.get(keyOf(half)));
  return kinds.every((kind) => kind !== undefined) ? kinds[0]! : null;
}

/** For a line that looks like a heading: what its telling word says. */
export function looseHeadingKind(text: string): SectionKind | null {
  if (text.length > MAX_LENGTH) return null;
  const words = plainWords(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const telling = [words.at(-1)!, ...words].find((word) => Object.hasOwn(CORE_WORDS, word));
  return telling === undefined ? null : CORE_WORDS[telling]!;
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Without spaces, so that letter-spaced headings are found too; without a count such as `(3)`, signs and accents. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ')
    .replace(/&/g, 'and')
    .replace(/\(\s*\d+\s*\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
