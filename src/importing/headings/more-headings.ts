/** Headings of further languages: those in which the service itself sets pages, so that these come back too, and Catalan. */
import type { HeadingRow } from './section-kind.ts';

export const MORE_HEADINGS: readonly HeadingRow[] = [
  ['summary', 'objectiu professional|perfil professional|sobre mi|perfil'],
  ['work', 'experiència|experiència professional|experiència laboral|trajectòria professional'],
  ['education', 'educació|formació|formació acadèmica|estudis'],
  ['projects', 'projectes|projectes personals'],
  ['skills', 'habilitats|competències|coneixements|coneixements informàtics|aptituds|informàtica'],
  ['certificates', 'formació complementària|cursos i certificats|certificats'],
  ['languages', 'llengües|llengues|idiomes'],
  ['interests', 'interessos|aficions'],
  [
    'contact',
    'kontakt|контакты|контактная информация|επικοινωνία|στοιχεία επικοινωνίας|liên hệ|联系方式|連絡先|연락처',
  ],
  ['contact', 'الاتصال|معلومات الاتصال|פרטי קשר|פרטים אישיים|личные данные|dane osobowe|dane kontaktowe'],
  ['summary', 'profil|podsumowanie|o mnie|о себе|обо мне|резюме|προφίλ|περίληψη|σχετικά με μένα|tóm tắt|giới thiệu'],
  ['summary', '个人简介|自我评价|概要|自己紹介|職務要約|요약|자기소개|نبذة|نبذة عني|الملخص|תקציר|אודות|פרופיל'],
  ['work', 'doświadczenie|doświadczenie zawodowe|опыт работы|опыт|εμπειρία|επαγγελματική εμπειρία|kinh nghiệm'],
  ['work', 'kinh nghiệm làm việc|工作经历|工作经验|職歴|職務経歴|경력|경력 사항|الخبرة|الخبرات|الخبرة العملية'],
  ['work', 'ניסיון תעסוקתי|ניסיון|ניסיון מקצועי|yrkeserfarenhet|arbetslivserfarenhet|erhvervserfaring|arbeidserfaring'],
  ['education', 'wykształcenie|edukacja|образование|εκπαίδευση|σπουδές|học vấn|教育背景|教育经历|学歴|학력|التعليم'],
  ['education', 'المؤهلات العلمية|השכלה|לימודים|utbildning|uddannelse|utdanning'],
  ['projects', 'projekty|проекты|έργα|dự án|项目经历|项目经验|プロジェクト|프로젝트|المشاريع|פרויקטים|projekt'],
  ['skills', 'umiejętności|навыки|ключевые навыки|δεξιότητες|ικανότητες|kỹ năng|专业技能|技能|スキル|기술|보유 기술'],
  ['skills', 'المهارات|כישורים|מיומנויות|färdigheter|kompetenser|kompetanse|ferdigheter|færdigheder'],
  ['certificates', 'certyfikaty|kursy|сертификаты|курсы|πιστοποιήσεις|chứng chỉ|证书|資格|免許・資格|자격증'],
  ['certificates', 'الشهادات|الدورات|תעודות|הסמכות|קורסים|certifikat|kurser'],
  [
    'awards',
    'nagrody|награды|достижения|διακρίσεις|βραβεία|giải thưởng|获奖情况|荣誉|受賞歴|受賞|수상|수상 경력|الجوائز|פרסים',
  ],
  [
    'publications',
    'publikacje|публикации|δημοσιεύσεις|ấn phẩm|发表|论文|出版物|論文|출판물|논문|المنشورات|פרסומים|publikationer',
  ],
  [
    'languages',
    'języki|języki obce|языки|знание языков|γλώσσες|ξένες γλώσσες|ngôn ngữ|语言|语言能力|語学|言語|언어|외국어',
  ],
  ['languages', 'اللغات|שפות|språk|sprog'],
  [
    'volunteer',
    'wolontariat|волонтёрство|волонтерство|εθελοντισμός|tình nguyện|志愿服务|ボランティア|봉사 활동|التطوع|התנדבות',
  ],
  ['interests', 'zainteresowania|hobby|интересы|хобби|ενδιαφέροντα|χόμπι|sở thích|兴趣|兴趣爱好|趣味|관심사|취미'],
  ['interests', 'الاهتمامات|الهوايات|תחומי עניין|תחביבים|intressen|interesser'],
  ['references', 'referencje|рекомендации|συστάσεις|người tham chiếu|推荐人|推薦者|추천인|المراجع|ממליצים|referenser'],
];
