/** The words of the page that are ours and not the profile's: headings and "Present", in the profile's language. */
import type { SectionName } from '../typesetting/page.ts';
import { fold } from '../vocabulary/words.ts';

export interface Labels {
  present: string;
  /** Names for the two kinds of ungrouped skills; null where we have no words for them. */
  skillGroups: { core: string; tools: string } | null;
  headings: Readonly<Record<SectionName, string>>;
  /** What a bare number among the studies is; null where no single word says it. */
  grade: string | null;
  /** The same for a grade that is a letter. */
  letterGrade: string | null;
  /** What the courses of a degree are called; null where we have no word for them. */
  coursework: string | null;
  marks: Marks;
}

/** The marks that we set between the profile's words, as the language writes them. */
export interface Marks {
  /** Between the items of a list. */
  comma: string;
  /** After the name of a group. */
  colon: string;
  /** Around a remark. */
  brackets: readonly [open: string, close: string];
}

type Row = readonly [present: string, ...headings: string[]];

const SECTIONS: readonly SectionName[] = [
  'summary',
  'experience',
  'projects',
  'skills',
  'education',
  'certifications',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'interests',
];

const ROWS: Readonly<Record<string, Row>> = {
  en: [
    'Present',
    'Summary',
    'Experience',
    'Projects',
    'Skills',
    'Education',
    'Certifications',
    'Awards',
    'Publications',
    'Languages',
    'Volunteering',
    'Interests',
  ],
  de: [
    'heute',
    'Profil',
    'Berufserfahrung',
    'Projekte',
    'Kenntnisse',
    'Ausbildung',
    'Zertifikate',
    'Auszeichnungen',
    'Veröffentlichungen',
    'Sprachen',
    'Ehrenamt',
    'Interessen',
  ],
  fr: [
    'aujourd’hui',
    'Profil',
    'Expérience professionnelle',
    'Projets',
    'Compétences',
    'Formation',
    'Certifications',
    'Distinctions',
    'Publications',
    'Langues',
    'Bénévolat',
    'Centres d’intérêt',
  ],
  es: [
    'actualidad',
    'Perfil',
    'Experiencia profesional',
    'Proyectos',
    'Competencias',
    'Formación',
    'Certificaciones',
    'Premios',
    'Publicaciones',
    'Idiomas',
    'Voluntariado',
    'Intereses',
  ],
  pt: [
    'atual',
    'Perfil',
    'Experiência profissional',
    'Projetos',
    'Competências',
    'Formação',
    'Certificações',
    'Prêmios',
    'Publicações',
    'Idiomas',
    'Voluntariado',
    'Interesses',
  ],
  it: [
    'oggi',
    'Profilo',
    'Esperienza professionale',
    'Progetti',
    'Competenze',
    'Istruzione',
    'Certificazioni',
    'Premi',
    'Pubblicazioni',
    'Lingue',
    'Volontariato',
    'Interessi',
  ],
  nl: [
    'heden',
    'Profiel',
    'Werkervaring',
    'Projecten',
    'Vaardigheden',
    'Opleiding',
    'Certificaten',
    'Onderscheidingen',
    'Publicaties',
    'Talen',
    'Vrijwilligerswerk',
    'Interesses',
  ],
  pl: [
    'obecnie',
    'Profil',
    'Doświadczenie zawodowe',
    'Projekty',
    'Umiejętności',
    'Wykształcenie',
    'Certyfikaty',
    'Nagrody',
    'Publikacje',
    'Języki',
    'Wolontariat',
    'Zainteresowania',
  ],
  ru: [
    'настоящее время',
    'О себе',
    'Опыт работы',
    'Проекты',
    'Навыки',
    'Образование',
    'Сертификаты',
    'Награды',
    'Публикации',
    'Языки',
    'Волонтёрство',
    'Интересы',
  ],
  el: [
    'σήμερα',
    'Προφίλ',
    'Εμπειρία',
    'Έργα',
    'Δεξιότητες',
    'Εκπαίδευση',
    'Πιστοποιήσεις',
    'Διακρίσεις',
    'Δημοσιεύσεις',
    'Γλώσσες',
    'Εθελοντισμός',
    'Ενδιαφέροντα',
  ],
  vi: [
    'nay',
    'Tóm tắt',
    'Kinh nghiệm',
    'Dự án',
    'Kỹ năng',
    'Học vấn',
    'Chứng chỉ',
    'Giải thưởng',
    'Ấn phẩm',
    'Ngôn ngữ',
    'Tình nguyện',
    'Sở thích',
  ],
  zh: [
    '至今',
    '个人简介',
    '工作经历',
    '项目经历',
    '专业技能',
    '教育背景',
    '证书',
    '获奖情况',
    '出版物',
    '语言',
    '志愿服务',
    '兴趣',
  ],
  ja: [
    '現在',
    '職務要約',
    '職歴',
    'プロジェクト',
    'スキル',
    '学歴',
    '資格',
    '受賞歴',
    '出版物',
    '語学',
    'ボランティア',
    '趣味',
  ],
  ko: ['현재', '요약', '경력', '프로젝트', '기술', '학력', '자격증', '수상', '출판물', '언어', '봉사 활동', '관심사'],
  ar: [
    'حتى الآن',
    'نبذة',
    'الخبرة',
    'المشاريع',
    'المهارات',
    'التعليم',
    'الشهادات',
    'الجوائز',
    'المنشورات',
    'اللغات',
    'التطوع',
    'الاهتمامات',
  ],
  he: [
    'היום',
    'תקציר',
    'ניסיון תעסוקתי',
    'פרויקטים',
    'כישורים',
    'השכלה',
    'תעודות',
    'פרסים',
    'פרסומים',
    'שפות',
    'התנדבות',
    'תחומי עניין',
  ],
};

const SKILL_GROUPS: Readonly<Record<string, readonly [core: string, tools: string]>> = {
  en: ['Core skills', 'Tools'],
  de: ['Fachkenntnisse', 'Werkzeuge'],
  fr: ['Compétences clés', 'Outils'],
  es: ['Competencias clave', 'Herramientas'],
  pt: ['Competências principais', 'Ferramentas'],
  it: ['Competenze chiave', 'Strumenti'],
  nl: ['Kernvaardigheden', 'Hulpmiddelen'],
  pl: ['Kluczowe umiejętności', 'Narzędzia'],
  zh: ['核心技能', '工具'],
  ja: ['主なスキル', 'ツール'],
  ko: ['핵심 역량', '도구'],
  ar: ['المهارات الأساسية', 'الأدوات'],
  he: ['כישורי ליבה', 'כלים'],
};

/** Where a bare number or a bare list of courses needs a word before it. */
const STUDIES: Readonly<Record<string, readonly [grade: string, coursework: string, letterGrade: string]>> = {
  en: ['GPA', 'Coursework', 'Grade'],
  de: ['Note', 'Studienschwerpunkte', 'Note'],
  fr: ['Moyenne', 'Cours suivis', 'Note'],
  es: ['Nota media', 'Asignaturas', 'Nota'],
};

const USUAL_MARKS: Marks = { comma: ', ', colon: ': ', brackets: [' (', ')'] };
const MARKS: Readonly<Record<string, Marks>> = {
  fr: { ...USUAL_MARKS, colon: ' : ' },
  zh: { comma: '、', colon: '：', brackets: ['（', '）'] },
  ja: { comma: '、', colon: '：', brackets: ['（', '）'] },
  ar: { ...USUAL_MARKS, comma: '، ' },
};

/** Where the skills are among the words of a language: behind "Present". */
const AT_SKILLS = 1 + SECTIONS.indexOf('skills');
const SKILLS_HEADINGS = new Set(Object.values(ROWS).map((row) => fold(row[AT_SKILLS]!)));

/** Below the heading "Skills" a group of this name says it again. */
export const isSkillsHeading = (name: string): boolean => SKILLS_HEADINGS.has(fold(name.trim()));

/** `american`: only there a bare number is a grade point average; elsewhere it would be a false one. */
export function labelsFor(lang: string, american = true): Labels {
  const known = lang.slice(0, 2) in ROWS ? lang.slice(0, 2) : 'en';
  const row = ROWS[known]!;
  const [present, ...headings] = row;
  const named = Object.fromEntries(SECTIONS.map((name, index) => [name, headings[index]!]));
  const groups = SKILL_GROUPS[known];
  return {
    present,
    skillGroups: groups === undefined ? null : { core: groups[0], tools: groups[1] },
    headings: named as Record<SectionName, string>,
    grade: known === 'en' && !american ? 'Grade' : (STUDIES[known]?.[0] ?? null),
    letterGrade: STUDIES[known]?.[2] ?? null,
    coursework: STUDIES[known]?.[1] ?? null,
    marks: MARKS[known] ?? USUAL_MARKS,
  };
}
