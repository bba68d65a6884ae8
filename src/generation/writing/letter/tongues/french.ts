import type { Applied, Post, Tongue } from './tongue.ts';

function job({ title, company }: Applied): string {
  const where = company === null ? '' : ` ${at(company)}`;
  return title === null ? `le poste proposé${where}` : `le poste « ${title} »${where}`;
}

function years({ startYear, endYear, current }: Post): string {
  if (startYear === null) return '';
  if (current) return ` depuis ${startYear}`;
  if (endYear === null) return '';
  return startYear === endYear ? ` en ${startYear}` : ` de ${startYear} à ${endYear}`;
}

const FEMININE =
  /^(?:Clinique|Mairie|Banque|Société|Maison|Pharmacie|Ville|Boulangerie|Fondation|Polyclinique|Résidence|Crèche|Bibliothèque)(?: |$)/;
const MASCULINE =
  /^(?:Centre|Cabinet|Groupe|Lycée|Collège|Restaurant|Café|Garage|Ministère|Musée|Laboratoire|Magasin|CHU|Théâtre|Bureau)(?: |$)/;
const ELIDED =
  /^(?:Hôpital|Hôtel|École|Université|Institut|Atelier|Agence|Association|Entreprise|Usine|Auberge|Office|EHPAD|IUT)(?: |$)/;

/** "à la Clinique des Oliviers", "au Centre", "à l’Hôpital"; a firm by its name alone is "chez" it. */
function at(name: string): string {
  if (FEMININE.test(name)) return `à la ${name}`;
  if (MASCULINE.test(name)) return `au ${name}`;
  return ELIDED.test(name) ? `à l’${name}` : `chez ${name}`;
}

function place({ position, name }: Post): string {
  return [position === null ? null : `comme ${position}`, name === null ? null : at(name)]
    .filter((part) => part !== null)
    .join(' ');
}

export const french: Tongue = {
  lang: 'fr',
  greeting: (name) => (name === null ? 'Madame, Monsieur,' : `Bonjour ${name},`),
  closing: 'Cordialement,',
  openings: (applied, post) => {
    if (post === null || place(post) === '')
      return [
        `Je souhaite poser ma candidature pour ${job(applied)}.`,
        `Je vous adresse ma candidature pour ${job(applied)}.`,
      ];
    const when = years(post).trim();
    const work = `${when === '' ? '' : `${when}, `}${post.current ? 'je travaille' : 'j’ai travaillé'} ${place(post)}`;
    return [
      `Je souhaite poser ma candidature pour ${job(applied)}. ${capital(work)}.`,
      `Votre annonce pour ${job(applied)} a retenu mon attention : ${work}.`,
      `Je vous adresse ma candidature pour ${job(applied)}. ${capital(work)}.`,
    ];
  },
  posts: (post, facts, first) => {
    const have = post.current ? 'sont' : 'étaient';
    if (first)
      return [
        `Mes missions y ${have} les suivantes : ${facts}.`,
        `Voici en quoi ${post.current ? 'consiste' : 'consistait'} ce travail : ${facts}.`,
      ];
    return [
      `${capital(place(post))}, mes missions ${have} les suivantes : ${facts}.`,
      `${post.current ? 'Je travaille aussi' : 'J’ai aussi travaillé'}${years(post)} ${place(post)}, avec les missions suivantes : ${facts}.`,
      `De mon travail ${place(post)}, je retiens ceci : ${facts}.`,
    ];
  },
  studies: (area, school, isGoingOn) =>
    isGoingOn
      ? [`Ma formation en cours : ${area}, ${school}.`]
      : [`Ma formation : ${area}, ${school}.`, `Côté formation : ${area}, ${school}.`],
  skills: (list) => [`Parmi mes compétences figurent aussi : ${list}.`, `Mes autres compétences : ${list}.`],
  languages: (list) => [`Mes langues : ${list}.`],
  invitations: ({ company }) => [
    'J’aimerais vous en dire plus lors d’un entretien.',
    `Un échange avec vous${company === null ? '' : ` ou avec l’équipe de ${company}`} me permettrait d’en dire plus.`,
    'Je reste à votre disposition pour un entretien.',
  ],
  reaches: (reach) =>
    [`Vous pouvez me joindre au ${reach}.`, `Vous pouvez me contacter ici : ${reach}.`].slice(
      reach.includes('@') ? 1 : 0,
    ),
  thanks: ['Je vous remercie de votre attention.', 'Merci de votre attention.'],
  and: 'et',
  firstPerson: /(?:^|\s)(?:je|j['’]|mon|ma|mes|moi|me|m['’])/i,
  notes: [
    [/^recommandée? par /i, 'Ma candidature est recommandée par '],
    [/^disponible /i, 'Je suis disponible '],
  ],
  predicate: /^(?:J['’]|Je |Responsable|Chargée? |En charge|Ai )/u,
  instruction:
    /^(?:veuillez\s+)?(?:écri|utilis|ignor|oubli|mentionn|insist|gard|fai(?:s|tes)|ajout|tu (?:es|dois)|vous (?:êtes|devez))/i,
  smallAfterColon: true,
};

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
