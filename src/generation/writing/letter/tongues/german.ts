import type { Applied, Post, Tongue } from './tongue.ts';

function job({ title, company }: Applied): string {
  const where = company === null ? '' : ` ${at(company)}`;
  return title === null ? `die ausgeschriebene Stelle${where}` : `die Stelle „${title}“${where}`;
}

function years({ startYear, endYear, current }: Post): string {
  if (startYear === null) return '';
  if (current) return ` seit ${startYear}`;
  if (endYear === null) return '';
  return startYear === endYear ? ` im Jahr ${startYear}` : ` von ${startYear} bis ${endYear}`;
}

const FIRM = /(?:^| )(?:GmbH|AG|KG|OHG|SE|mbH|UG)(?: |$)/;
const FEMININE =
  /(?:[Kk]linik|[Bb]ank|[Ss]chule|[Uu]niversität|[Ff]irma|[Gg]ruppe|[Pp]raxis|[Ss]tadt|[Gg]emeinde|[Aa]potheke|[Bb]äckerei|[Gg]ärtnerei|[Ww]erkstatt|[Gg]esellschaft|[Ss]tiftung|[Aa]kademie|[Dd]iakonie|[Cc]aritas)(?: |$)/;
const WITH_DEM =
  /(?:[Kk]linikum|[Kk]rankenhaus|[Hh]otel|[Rr]estaurant|[Hh]eim|[Gg]asthaus|[Gg]asthof|[Ii]nstitut|[Aa]mt|[Uu]nternehmen|[Vv]erlag|[Vv]erein|[Kk]indergarten|[Zz]entrum|[Bb]üro|[Hh]aus|[Mm]useum|[Tt]heater|[Cc]afé|[Bb]etrieb)(?: |$)/;

/** "bei der Innova GmbH", "beim Klinikum Nord"; a name whose gender we do not know has no article. */
function at(name: string): string {
  if (FIRM.test(name)) return `bei der ${name}`;
  if (WITH_DEM.test(name)) return `beim ${name}`;
  return FEMININE.test(name) ? `bei der ${name}` : `bei ${name}`;
}

function place({ position, name }: Post): string {
  return [position === null ? null : `als ${position}`, name === null ? null : at(name)]
    .filter((part) => part !== null)
    .join(' ');
}

/** "Seit 2019 arbeite ich als Koch bei Müller", "Zuletzt war ich als Koch bei Müller tätig" */
function workOf(post: Post): string {
  const when = years(post).trim();
  if (post.current) return `${when === '' ? 'Zurzeit' : capital(when)} arbeite ich ${place(post)}`;
  return `${when === '' ? 'Zuletzt' : capital(when)} war ich ${place(post)} tätig`;
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

export const german: Tongue = {
  lang: 'de',
  // After the greeting's comma a German letter goes on in small letters.
  greeting: (name) => {
    if (name === null) return 'Sehr geehrte Damen und Herren,';
    if (/^Frau /.test(name)) return `Sehr geehrte ${name},`;
    return /^Herr /.test(name) ? `Sehr geehrter ${name},` : `Guten Tag ${name},`;
  },
  closing: 'Mit freundlichen Grüßen',
  openings: (applied, post) => {
    if (post === null || place(post) === '')
      return [`ich bewerbe mich um ${job(applied)}.`, `gern bewerbe ich mich um ${job(applied)}.`];
    const work = workOf(post);
    return [
      `ich bewerbe mich um ${job(applied)}. ${work}.`,
      `gern möchte ich mich bei Ihnen um ${job(applied)} bewerben. ${work}.`,
      `gern bewerbe ich mich um ${job(applied)}. ${work}.`,
    ];
  },
  posts: (post, facts, first) => {
    const where = post.name === null ? 'Dort' : capital(at(post.name));
    const past = post.current ? 'gehören' : 'gehörten';
    const whole = place(post);
    if (first)
      return [
        `Zu meinen Aufgaben dort ${past}: ${facts}.`,
        `Diese Arbeit umfasst${post.current ? '' : 'e'}: ${facts}.`,
      ];
    return [
      `${where}${post.position === null ? '' : `, als ${post.position},`} ${past} zu meinen Aufgaben: ${facts}.`,
      `Außerdem ${post.current ? 'bin' : 'war'} ich${years(post)} ${whole} tätig; dazu ${past}: ${facts}.`,
      `Weitere Erfahrung bringe ich aus meiner Arbeit ${whole} mit: ${facts}.`,
    ];
  },
  studies: (area, school, isGoingOn) =>
    isGoingOn
      ? [`Mein laufendes Studium: ${area}, ${school}.`]
      : [`Meine Ausbildung: ${area}, ${school}.`, `Zu meiner Ausbildung: ${area}, ${school}.`],
  skills: (list) => [
    `Zu meinen Kenntnissen zählen ${list}.`,
    `Ich bringe außerdem Kenntnisse in folgenden Bereichen mit: ${list}.`,
  ],
  languages: (list) => [`Meine Sprachen: ${list}.`],
  invitations: ({ company }) => [
    'Über eine Einladung zu einem Gespräch freue ich mich.',
    `Gern erzähle ich Ihnen${company === null ? '' : ` und dem Team von ${company}`} in einem Gespräch mehr.`,
    'Für ein Gespräch stehe ich Ihnen gern zur Verfügung.',
  ],
  reaches: (reach) => [`Sie erreichen mich unter ${reach}.`, `Am besten bin ich unter ${reach} zu erreichen.`],
  thanks: ['Vielen Dank für Ihre Zeit.', 'Ich danke Ihnen für Ihr Interesse.'],
  and: 'und',
  firstPerson: /\b(?:ich|mein|meine|meinen|meiner|mich|mir)\b/i,
  notes: [
    [/^empfohlen von /i, 'Empfohlen wurde ich von '],
    [/^verfügbar ab /i, 'Verfügbar bin ich ab '],
  ],
  predicate: /^(?:Ich|Habe|Verantwortlich|Zuständig|War|Bin|\p{Lu}\p{Ll}+(?:te|ten|iert))(?: |$)/u,
  instruction:
    /^(?:bitte\s+)?(?:schreib|verwende|nutze|ignoriere|vergiss|erwähne|betone|halte|mach|beachte|gib|füge|du (?:bist|sollst|musst))/i,
  smallAfterColon: false,
};
