import { type Person, school, skills, work } from './person.ts';

export const germanEngineer: Person = {
  called: 'German engineer',
  resume: {
    basics: {
      name: 'Jürgen Weißhäupl',
      label: 'Maschinenbauingenieur',
      email: 'juergen.weisshaeupl@example.de',
      phone: '+49 711 5550142',
      location: { city: 'Stuttgart', region: 'Baden-Württemberg', countryCode: 'DE' },
      summary:
        'Maschinenbauingenieur mit Schwerpunkt Antriebstechnik und Prüfstandsbau. Führt Entwicklungsteams vom ersten Konzept bis zur Serienfreigabe.',
    },
    work: [
      work(
        'Neckar Antriebstechnik GmbH',
        'Stuttgart',
        'Leiter Entwicklung Getriebe',
        ['2019-04'],
        [
          'Leitung eines Teams von 14 Ingenieurinnen und Ingenieuren in der Getriebeentwicklung',
          'Senkung der Herstellkosten eines Planetengetriebes um 18 % bei gleicher Lebensdauer',
          'Aufbau von 3 Prüfständen für Dauerlauf und Geräuschmessung',
          'Einführung der Toleranzanalyse in CATIA und Schulung von 25 Konstrukteuren',
        ],
      ),
      work(
        'Alb Fahrzeugbau AG',
        'Ulm',
        'Entwicklungsingenieur',
        ['2012-10', '2019-03'],
        [
          'Auslegung von Wellen und Lagern nach DIN 743 für 6 Baureihen',
          'Simulation von Schwingungen in ANSYS und Abgleich mit Messungen am Prüfstand',
          'Betreuung von Lieferanten in Deutschland, Tschechien und Italien',
          'Anmeldung von 4 Patenten zur Geräuschminderung',
        ],
      ),
      work(
        'Technische Hochschule Ulm',
        'Ulm',
        'Wissenschaftlicher Mitarbeiter',
        ['2010-10', '2012-09'],
        ['Forschung zur Reibung in Wälzlagern, gefördert vom Land', 'Betreuung von 12 Abschlussarbeiten'],
      ),
    ],
    education: [school('Universität Stuttgart', 'Diplom', 'Maschinenbau', ['2004-10', '2010-08'])],
    skills: skills({
      Konstruktion: ['CATIA', 'SolidWorks', 'Toleranzanalyse', 'DIN- und ISO-Normen'],
      Berechnung: ['ANSYS', 'MATLAB', 'Festigkeitsnachweis'],
      Führung: ['Projektleitung', 'Lieferantenmanagement', 'Budgetplanung'],
    }),
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Englisch', fluency: 'verhandlungssicher' },
      { language: 'Italienisch', fluency: 'Grundkenntnisse' },
    ],
  },
  posting: `Entwicklungsleiter Antriebstechnik (m/w/d)
Die Rheintal Maschinenbau GmbH sucht eine Leitung für die Entwicklung von Getrieben.

Ihre Aufgaben
- Leitung eines Teams in der Getriebeentwicklung
- Auslegung, Simulation und Erprobung am Prüfstand
- Betreuung von Lieferanten

Ihr Profil
- Studium Maschinenbau
- Erfahrung mit CATIA und ANSYS
- Projektleitung und Budgetplanung
`,
};

export const frenchChef: Person = {
  called: 'French chef',
  resume: {
    basics: {
      name: 'Éloïse Garnier-Lefèvre',
      label: 'Cheffe de cuisine',
      email: 'eloise.garnier@example.fr',
      phone: '+33 6 55 50 14 20',
      location: { city: 'Lyon', region: 'Rhône', countryCode: 'FR' },
      summary:
        'Cheffe de cuisine formée à Lyon, attachée aux produits de saison et à une brigade qui reste. Gère une carte courte, des coûts tenus et des équipes de plus de dix personnes.',
    },
    work: [
      work(
        'La Table des Canuts',
        'Lyon',
        'Cheffe de cuisine',
        ['2020-09'],
        [
          'Direction d’une brigade de 12 personnes pour 90 couverts par service',
          'Création de 4 cartes par an avec 28 producteurs de la région',
          'Réduction du coût matière de 34 % à 27 % sans changer de fournisseurs',
          'Obtention d’une étoile verte en 2023 pour la cuisine durable',
        ],
      ),
      work(
        'Hôtel du Rhône',
        'Genève, Suisse',
        'Sous-cheffe',
        ['2016-03', '2020-08'],
        [
          'Organisation des banquets jusqu’à 400 convives',
          'Formation de 9 apprentis, tous diplômés',
          'Mise en place de la méthode HACCP dans trois cuisines',
        ],
      ),
      work(
        'Auberge de l’Ardèche',
        'Privas',
        'Cheffe de partie',
        ['2012-06', '2016-02'],
        ['Responsable des poissons et des sauces', 'Gestion des stocks et des commandes avec les maraîchers'],
      ),
    ],
    education: [school('Institut culinaire de Lyon', 'BTS', 'Hôtellerie et restauration', ['2010', '2012'])],
    skills: skills({
      Cuisine: ['Cuisine de saison', 'Sauces', 'Poissons', 'Pâtisserie', 'Banquets'],
      Gestion: ['Coût matière', 'HACCP', 'Plannings', 'Recrutement'],
    }),
    languages: [
      { language: 'Français', fluency: 'langue maternelle' },
      { language: 'Anglais', fluency: 'courant' },
    ],
  },
  posting: `Chef de cuisine exécutif (H/F)
Le groupe Belle Rive recherche un chef pour son restaurant de Lyon.
Vos missions : direction de la brigade, création des cartes de saison, maîtrise du coût matière, respect de la méthode HACCP,
formation des apprentis et organisation des banquets.
`,
};

export const japaneseDesigner: Person = {
  called: 'Japanese designer',
  resume: {
    basics: {
      name: '小林 美咲',
      label: 'UIデザイナー',
      email: 'misaki.kobayashi@example.jp',
      phone: '+81 90 5550 0142',
      url: 'https://kobayashi-design.example.jp',
      location: { city: '渋谷区', region: '東京都', countryCode: 'JP' },
      summary:
        '業務アプリと公共サービスの画面設計を専門とするUIデザイナー。調査からプロトタイプ、デザインシステムの運用まで一貫して担当しています。',
    },
    work: [
      work(
        '株式会社あおぞらシステム',
        '東京',
        'リードUIデザイナー',
        ['2020-04'],
        [
          '会員120万人の予約アプリを全面的に再設計し、予約完了率を31%から46%に改善',
          'Figmaで220部品のデザインシステムを構築し、5つの開発チームに展開',
          '利用者インタビューを年間40回実施し、結果を開発計画に反映',
          '若手デザイナー4名の育成を担当',
        ],
      ),
      work(
        'みなと制作所',
        '横浜',
        'ウェブデザイナー',
        ['2015-04', '2020-03'],
        [
          '自治体サイト12件の画面設計とアクセシビリティ対応を担当',
          'HTMLとCSSによる実装を行い、表示速度を平均2.1秒短縮',
          '紙の申請書を入力フォームに置き換え、記入ミスを半分に削減',
        ],
      ),
    ],
    education: [school('多摩川美術大学', '学士', '情報デザイン', ['2011-04', '2015-03'])],
    skills: skills({
      デザイン: ['画面設計', 'プロトタイプ', 'デザインシステム', 'アクセシビリティ'],
      ツール: ['Figma', 'Illustrator', 'HTML', 'CSS'],
    }),
    awards: [{ title: 'グッドインターフェース賞', awarder: '日本画面設計協会', date: '2022-10' }],
    languages: [
      { language: '日本語', fluency: '母語' },
      { language: '英語', fluency: 'ビジネスレベル' },
    ],
  },
  posting: `シニアUIデザイナー募集
予約サービスの画面設計、デザインシステムの運用、利用者インタビューをお任せします。
必須: Figma、プロトタイプ、アクセシビリティの知識。若手の育成経験がある方を歓迎します。
`,
};

export const arabicAccountant: Person = {
  called: 'Arabic accountant',
  resume: {
    basics: {
      name: 'ليلى حسن المنصوري',
      label: 'محاسبة أولى',
      email: 'layla.almansoori@example.ae',
      phone: '+971 50 555 0142',
      location: { city: 'دبي', countryCode: 'AE' },
      summary:
        'محاسبة أولى بخبرة في إعداد القوائم المالية والتدقيق الداخلي وتطبيق المعايير الدولية في شركات التجارة والمقاولات.',
    },
    work: [
      work(
        'شركة الخليج للتجارة',
        'دبي',
        'محاسبة أولى',
        ['2019-02'],
        [
          'إعداد القوائم المالية الشهرية لخمس شركات تابعة',
          'تقليص مدة الإقفال الشهري من 10 أيام إلى 4 أيام',
          'الإشراف على فريق من 6 محاسبين وتدريبهم على نظام SAP',
          'تنسيق التدقيق السنوي مع المدققين الخارجيين',
        ],
      ),
      work(
        'مجموعة الواحة للمقاولات',
        'أبوظبي',
        'محاسبة',
        ['2014-06', '2019-01'],
        [
          'تسوية 24 حسابا بنكيا كل شهر',
          'إعداد إقرارات ضريبة القيمة المضافة منذ بدء تطبيقها',
          'متابعة مستحقات 300 مورد وتحليل أعمار الديون',
        ],
      ),
    ],
    education: [school('جامعة الشارقة الأهلية', 'بكالوريوس', 'المحاسبة', ['2010', '2014'])],
    certificates: [{ name: 'محاسب إداري معتمد (CMA)', issuer: 'معهد المحاسبين الإداريين', date: '2018-05' }],
    skills: skills({
      المحاسبة: ['القوائم المالية', 'التدقيق الداخلي', 'ضريبة القيمة المضافة', 'تسوية الحسابات'],
      الأنظمة: ['SAP', 'Excel', 'Oracle'],
    }),
    languages: [
      { language: 'العربية', fluency: 'اللغة الأم' },
      { language: 'الإنجليزية', fluency: 'ممتاز' },
    ],
  },
  posting: `مطلوب مدير حسابات في دبي
إعداد القوائم المالية والإقفال الشهري والإشراف على المحاسبين وتنسيق التدقيق.
خبرة في SAP وضريبة القيمة المضافة. شهادة CMA ميزة.
`,
};

export const hebrewLawyer: Person = {
  called: 'Hebrew lawyer',
  resume: {
    basics: {
      name: 'נועה ברק-לוי',
      label: 'עורכת דין',
      email: 'noa.baraklevi@example.co.il',
      phone: '+972 54 555 0142',
      location: { city: 'תל אביב', countryCode: 'IL' },
      summary: 'עורכת דין בתחום המסחרי וההייטק, מלווה חברות צעירות מהקמה ועד מכירה ומנהלת משא ומתן עם משקיעים מחו״ל.',
    },
    work: [
      work(
        'ברק, שרון ושות׳',
        'תל אביב',
        'שותפה, מחלקה מסחרית',
        ['2018-01'],
        [
          'ליווי 35 סבבי גיוס הון בהיקף כולל של 410 מיליון דולר',
          'ניהול צוות של 7 עורכי דין ומתמחים',
          'ניסוח חוזי רישוי והפצה באנגלית ובעברית עבור 60 לקוחות',
          'ייצוג חברות בעסקאות מיזוג ורכישה בארצות הברית ובגרמניה',
        ],
      ),
      work(
        'משרד עורכי דין אלון',
        'חיפה',
        'עורכת דין',
        ['2012-03', '2017-12'],
        ['בדיקות נאותות ל־40 עסקאות', 'ייעוץ שוטף בדיני עבודה ובהגנת הפרטיות', 'הופעה בבתי משפט בסכסוכים מסחריים'],
      ),
    ],
    education: [school('אוניברסיטת הכרמל', 'תואר ראשון', 'משפטים', ['2007', '2011'])],
    certificates: [{ name: 'רישיון עריכת דין', issuer: 'לשכת עורכי הדין', date: '2012-06' }],
    skills: skills({
      תחומים: ['דיני חברות', 'מיזוגים ורכישות', 'קניין רוחני', 'הגנת הפרטיות'],
      כלים: ['Word', 'iManage'],
    }),
    languages: [
      { language: 'עברית', fluency: 'שפת אם' },
      { language: 'אנגלית', fluency: 'רמה גבוהה' },
    ],
  },
  posting: `דרושה יועצת משפטית לחברת הייטק
ניסוח חוזים, ליווי סבבי גיוס, דיני חברות והגנת הפרטיות. ניסיון במיזוגים ורכישות. אנגלית ברמה גבוהה.
`,
};
