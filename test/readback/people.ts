/** One invented person for each script that the service sets, as JSON Resume. */

interface Role {
  name: string;
  location: string;
  position: string;
  startDate: string;
  endDate?: string;
  highlights: string[];
}

export interface Person {
  script: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  countryCode: string;
  work: Role[];
  school: { institution: string; studyType: string; area: string; startDate: string; endDate: string };
  skills: { name: string; keywords: string[] }[];
}

export const PEOPLE: readonly Person[] = [
  {
    script: 'Latin',
    name: 'Ruth Calloway',
    email: 'ruth.calloway@example.com',
    phone: '+1 303 555 0142',
    city: 'Denver',
    countryCode: 'US',
    work: [
      {
        name: 'Harbor Freight Lines',
        location: 'Denver, CO',
        position: 'Senior Accountant',
        startDate: '2019-03',
        highlights: [
          'Prepare monthly financial statements for 4 subsidiaries',
          'Reduced the month-end close from 9 to 5 days by automating journal entries, reconciliations and the reports that three departments had written by hand',
        ],
      },
      {
        name: 'Harbor Freight Lines',
        location: 'Denver, CO',
        position: 'Staff Accountant',
        startDate: '2016-01',
        endDate: '2019-02',
        highlights: ['Trained 3 junior accountants in accounts payable'],
      },
    ],
    school: {
      institution: 'Colorado State University',
      studyType: 'Bachelor of Science',
      area: 'Accounting',
      startDate: '2012-08',
      endDate: '2015-12',
    },
    skills: [{ name: 'Accounting', keywords: ['GAAP', 'NetSuite', 'Excel', 'Audit preparation'] }],
  },
  {
    script: 'German',
    name: 'Dr. Jörg Größmann-Süß',
    email: 'joerg@example.de',
    phone: '+49 89 5550142',
    city: 'München',
    countryCode: 'DE',
    work: [
      {
        name: 'Isar Kältetechnik GmbH',
        location: 'München',
        position: 'Leiter Qualitätsprüfung',
        startDate: '2018-05',
        highlights: [
          'Aufbau von 6 Prüfständen für Großkälteanlagen',
          'Senkung der Ausschussquote von 4 % auf 1 % durch tägliche Stichproben',
        ],
      },
      {
        name: 'Möbelwerke Straßer',
        location: 'Würzburg',
        position: 'Prüfingenieur',
        startDate: '2012-10',
        endDate: '2018-04',
        highlights: ['Prüfung der Oberflächen nach DIN 68861'],
      },
    ],
    school: {
      institution: 'Universität Würzburg',
      studyType: 'Diplom',
      area: 'Maschinenbau',
      startDate: '2006-10',
      endDate: '2012-09',
    },
    skills: [{ name: 'Prüfung', keywords: ['Messtechnik', 'Prüfstände', 'CATIA', 'Schulung'] }],
  },
  {
    script: 'Czech',
    name: 'Žofie Říhová',
    email: 'zofie.rihova@example.cz',
    phone: '+420 601 555 142',
    city: 'Brno',
    countryCode: 'CZ',
    work: [
      {
        name: 'Knihovna Jiřího Mahena',
        location: 'Brno',
        position: 'Knihovnice',
        startDate: '2017-09',
        highlights: ['Vedení dětského oddělení s 12 000 svazky', 'Příprava čtenářských dílen pro školy'],
      },
      {
        name: 'Nakladatelství Větrník',
        location: 'Praha',
        position: 'Redaktorka',
        startDate: '2013-01',
        endDate: '2017-08',
        highlights: ['Redakce překladů z angličtiny'],
      },
    ],
    school: {
      institution: 'Univerzita Karlova',
      studyType: 'Mgr.',
      area: 'Český jazyk',
      startDate: '2007-10',
      endDate: '2012-06',
    },
    skills: [{ name: 'Knihovna', keywords: ['Katalogizace', 'Rešerše', 'Překlad', 'Čtenářské dílny'] }],
  },
  {
    script: 'Vietnamese',
    name: 'Nguyễn Thị Hồng Nhung',
    email: 'hongnhung@example.vn',
    phone: '+84 912 555 014',
    city: 'Hà Nội',
    countryCode: 'VN',
    work: [
      {
        name: 'Công ty Sữa Ánh Dương',
        location: 'Hà Nội',
        position: 'Trưởng phòng kế toán',
        startDate: '2018-04',
        highlights: ['Lập báo cáo tài chính hằng tháng cho 3 chi nhánh', 'Đào tạo 5 nhân viên mới'],
      },
      {
        name: 'Ngân hàng Phương Đông',
        location: 'Đà Nẵng',
        position: 'Kế toán viên',
        startDate: '2013-07',
        endDate: '2018-03',
        highlights: ['Kiểm tra chứng từ thanh toán hằng ngày'],
      },
    ],
    school: {
      institution: 'Đại học Kinh tế Quốc dân',
      studyType: 'Cử nhân',
      area: 'Kế toán',
      startDate: '2009-09',
      endDate: '2013-06',
    },
    skills: [{ name: 'Kế toán', keywords: ['Báo cáo tài chính', 'Thuế', 'Excel', 'Kiểm toán'] }],
  },
  {
    script: 'Greek',
    name: 'Ελένη Παπαδοπούλου',
    email: 'eleni@example.gr',
    phone: '+30 210 555 0142',
    city: 'Αθήνα',
    countryCode: 'GR',
    work: [
      {
        name: 'Εκδόσεις Ωκεανός',
        location: 'Αθήνα',
        position: 'Υπεύθυνη σύνταξης',
        startDate: '2019-02',
        highlights: ['Επιμέλεια 40 βιβλίων τον χρόνο', 'Συντονισμός ομάδας 6 μεταφραστών'],
      },
      {
        name: 'Εφημερίδα Πρωινή',
        location: 'Πάτρα',
        position: 'Δημοσιογράφος',
        startDate: '2012-05',
        endDate: '2019-01',
        highlights: ['Ρεπορτάζ για την τοπική οικονομία'],
      },
    ],
    school: {
      institution: 'Πανεπιστήμιο Πατρών',
      studyType: 'Πτυχίο',
      area: 'Φιλολογία',
      startDate: '2007-09',
      endDate: '2011-06',
    },
    skills: [{ name: 'Γραφή', keywords: ['Επιμέλεια', 'Μετάφραση', 'Έρευνα', 'Φωτογραφία'] }],
  },
  {
    script: 'Cyrillic',
    name: 'Мария Соколова',
    email: 'maria.sokolova@example.com',
    phone: '+7 495 555 01 42',
    city: 'Москва',
    countryCode: 'RU',
    work: [
      {
        name: 'Северный банк',
        location: 'Москва',
        position: 'Ведущий аналитик',
        startDate: '2018-03',
        highlights: ['Построила модель прогноза спроса для 120 отделений', 'Обучила 8 младших аналитиков'],
      },
      {
        name: 'Завод Прогресс',
        location: 'Тула',
        position: 'Экономист',
        startDate: '2013-09',
        endDate: '2018-02',
        highlights: ['Готовила ежемесячные отчёты о расходах'],
      },
    ],
    school: {
      institution: 'Московский государственный университет',
      studyType: 'Магистр',
      area: 'Экономика',
      startDate: '2008-09',
      endDate: '2013-06',
    },
    skills: [{ name: 'Анализ', keywords: ['Статистика', 'Прогноз', 'Отчётность', 'SQL'] }],
  },
  {
    script: 'Chinese',
    name: '王小明',
    email: 'wang@example.cn',
    phone: '+86 138 5550 0142',
    city: '上海',
    countryCode: 'CN',
    work: [
      {
        name: '东方软件有限公司',
        location: '上海',
        position: '高级工程师',
        startDate: '2019-03',
        highlights: ['设计支付系统，每天处理三百万笔交易', '带领八人团队完成数据库迁移'],
      },
      {
        name: '长江物流集团',
        location: '南京',
        position: '软件工程师',
        startDate: '2014-07',
        endDate: '2019-02',
        highlights: ['开发仓库管理软件'],
      },
    ],
    school: {
      institution: '南京大学',
      studyType: '学士',
      area: '计算机科学',
      startDate: '2010-09',
      endDate: '2014-06',
    },
    skills: [{ name: '技术', keywords: ['数据库', '分布式系统', '项目管理', '测试'] }],
  },
  {
    script: 'Japanese',
    name: '佐藤 花子',
    email: 'hanako@example.jp',
    phone: '+81 3 5550 0142',
    city: '東京',
    countryCode: 'JP',
    work: [
      {
        name: '株式会社みなとデザイン',
        location: '東京',
        position: 'デザイナー',
        startDate: '2018-04',
        highlights: ['商品ページの改善により売上を二割伸ばした', '新人デザイナー三名の指導を担当'],
      },
      {
        name: '青空印刷株式会社',
        location: '横浜',
        position: '編集者',
        startDate: '2014-04',
        endDate: '2018-03',
        highlights: ['月刊誌の編集と校正を行った'],
      },
    ],
    school: {
      institution: '京都大学',
      studyType: '学士',
      area: '美術',
      startDate: '2010-04',
      endDate: '2014-03',
    },
    skills: [{ name: 'デザイン', keywords: ['写真', '編集', 'イラスト', '校正'] }],
  },
  {
    script: 'Korean',
    name: '김민수',
    email: 'minsu@example.kr',
    phone: '+82 2 5550 0142',
    city: '서울',
    countryCode: 'KR',
    work: [
      {
        name: '한강전자',
        location: '서울',
        position: '품질 관리자',
        startDate: '2019-05',
        highlights: ['불량률을 절반으로 줄이는 검사 절차를 만들었다', '신입 사원 여섯 명을 교육했다'],
      },
      {
        name: '동해기계',
        location: '부산',
        position: '생산 기사',
        startDate: '2014-03',
        endDate: '2019-04',
        highlights: ['조립 공정의 시간을 측정하고 개선했다'],
      },
    ],
    school: {
      institution: '부산대학교',
      studyType: '학사',
      area: '기계공학',
      startDate: '2008-03',
      endDate: '2014-02',
    },
    skills: [{ name: '품질', keywords: ['통계', '검사', '교육', '설비 보전'] }],
  },
  {
    script: 'Arabic',
    name: 'ليلى حداد',
    email: 'layla@example.com',
    phone: '+962 6 555 0142',
    city: 'عمان',
    countryCode: 'JO',
    work: [
      {
        name: 'شركة النور للتجارة',
        location: 'عمان',
        position: 'محاسبة رئيسية',
        startDate: '2018-06',
        highlights: ['إعداد التقارير المالية الشهرية لأربعة فروع', 'تدريب خمسة محاسبين جدد'],
      },
      {
        name: 'بنك الشرق',
        location: 'إربد',
        position: 'محاسبة',
        startDate: '2013-02',
        endDate: '2018-05',
        highlights: ['مراجعة الحسابات اليومية'],
      },
    ],
    school: {
      institution: 'جامعة اليرموك',
      studyType: 'بكالوريوس',
      area: 'المحاسبة',
      startDate: '2008-09',
      endDate: '2012-06',
    },
    skills: [{ name: 'المالية', keywords: ['التدقيق', 'الميزانيات', 'التقارير', 'الضرائب'] }],
  },
  {
    script: 'Hebrew',
    name: 'נועה לוי',
    email: 'noa@example.co.il',
    phone: '+972 3 555 0142',
    city: 'תל אביב',
    countryCode: 'IL',
    work: [
      {
        name: 'תעשיות הגליל',
        location: 'חיפה',
        position: 'מנהלת פרויקטים',
        startDate: '2019-01',
        highlights: ['ניהול צוות של שבעה מהנדסים', 'קיצור זמן הייצור בשליש'],
      },
      {
        name: 'בית התוכנה כרמל',
        location: 'תל אביב',
        position: 'מהנדסת',
        startDate: '2014-08',
        endDate: '2018-12',
        highlights: ['פיתוח מערכת לניהול מלאי'],
      },
    ],
    school: {
      institution: 'אוניברסיטת חיפה',
      studyType: 'תואר ראשון',
      area: 'הנדסת תעשייה',
      startDate: '2010-10',
      endDate: '2014-07',
    },
    skills: [{ name: 'ניהול', keywords: ['תכנון', 'תקציב', 'הדרכה', 'רכש'] }],
  },
  {
    script: 'Thai',
    name: 'สมชาย ใจดี',
    email: 'somchai@example.co.th',
    phone: '+66 2 555 0142',
    city: 'กรุงเทพ',
    countryCode: 'TH',
    work: [
      {
        name: 'บริษัท ไทยอาหาร จำกัด',
        location: 'กรุงเทพ',
        position: 'หัวหน้าพ่อครัว',
        startDate: '2018-02',
        highlights: ['ดูแลครัวและพนักงานสิบสองคน', 'ลดของเสียในครัวลงหนึ่งในสี่'],
      },
      {
        name: 'โรงแรมริมน้ำ',
        location: 'เชียงใหม่',
        position: 'พ่อครัว',
        startDate: '2013-06',
        endDate: '2018-01',
        highlights: ['เตรียมอาหารสำหรับงานเลี้ยง'],
      },
    ],
    school: {
      institution: 'มหาวิทยาลัยเชียงใหม่',
      studyType: 'ปริญญาตรี',
      area: 'คหกรรมศาสตร์',
      startDate: '2009-06',
      endDate: '2013-03',
    },
    skills: [{ name: 'ครัว', keywords: ['อาหารไทย', 'ขนม', 'สุขอนามัย', 'จัดซื้อ'] }],
  },
  {
    script: 'Devanagari',
    name: 'प्रिया शर्मा',
    email: 'priya@example.in',
    phone: '+91 98100 55501',
    city: 'दिल्ली',
    countryCode: 'IN',
    work: [
      {
        name: 'भारत शिक्षा संस्थान',
        location: 'दिल्ली',
        position: 'वरिष्ठ अध्यापिका',
        startDate: '2017-07',
        highlights: ['कक्षा दस के छात्रों को गणित पढ़ाया', 'विद्यालय का पुस्तकालय बनाया'],
      },
      {
        name: 'ज्ञान विद्यालय',
        location: 'जयपुर',
        position: 'अध्यापिका',
        startDate: '2012-04',
        endDate: '2017-06',
        highlights: ['नए पाठ्यक्रम की रचना की'],
      },
    ],
    school: {
      institution: 'दिल्ली विश्वविद्यालय',
      studyType: 'स्नातक',
      area: 'गणित',
      startDate: '2008-07',
      endDate: '2011-05',
    },
    skills: [{ name: 'शिक्षण', keywords: ['गणित', 'पाठ्यक्रम', 'मूल्यांकन', 'परामर्श'] }],
  },
];
