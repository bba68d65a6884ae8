import type { Applied, Post, Tongue } from './tongue.ts';

function job({ title, company }: Applied): string {
  const at = company === null ? '' : ` bei ${company}`;
  return title === null ? `die ausgeschriebene Stelle${at}` : `die Stelle „${title}“${at}`;
}

function years({ startYear, endYear, current }: Post): string {
  if (startYear === null) return '';
  if (current) return ` seit ${startYear}`;
  if (endYear === null) return '';
  return startYear === endYear ? ` im Jahr ${startYear}` : ` von ${startYear} bis ${endYear}`;
}

function place({ position, name }: Post): string {
  return [position === null ? null : `als ${position}`, name === null ? null : `bei ${name}`]
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
  greeting: (name) => (name === null ? 'Sehr geehrte Damen und Herren,' : `Guten Tag ${name},`),
  closing: 'Mit freundlichen Grüßen',
  openings: (applied, post) => {
    if (post === null || place(post) === '')
      return [`ich bewerbe mich um ${job(applied)}.`, `gern bewerbe ich mich um ${job(applied)}.`];
    const work = workOf(post);
    return [
      `ich bewerbe mich um ${job(applied)}. ${work}.`,
      `gern möchte ich mich bei Ihnen um ${job(applied)} bewerben. ${work}.`,
      `${job(applied)} möchte ich gern übernehmen. ${work}.`,
    ];
  },
  posts: (post, facts, first) => {
    const where = post.name === null ? 'Dort' : `Bei ${post.name}`;
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
  studies: (area, school) => [`Meine Ausbildung: ${area}, ${school}.`, `Zu meiner Ausbildung: ${area}, ${school}.`],
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
  instruction:
    /^(?:bitte\s+)?(?:schreib|verwende|nutze|ignoriere|vergiss|erwähne|betone|halte|mach|beachte|gib|füge|du (?:bist|sollst|musst))/i,
  smallAfterColon: false,
};
