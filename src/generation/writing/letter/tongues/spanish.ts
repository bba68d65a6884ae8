import type { Applied, Post, Tongue } from './tongue.ts';

function job({ title, company }: Applied): string {
  const where = company === null ? '' : ` ${at(company)}`;
  return title === null ? `el puesto ofrecido${where}` : `el puesto «${title}»${where}`;
}

function years({ startYear, endYear, current }: Post): string {
  if (startYear === null) return '';
  if (current) return ` desde ${startYear}`;
  if (endYear === null) return '';
  return startYear === endYear ? ` en ${startYear}` : ` de ${startYear} a ${endYear}`;
}

const FEMININE = /^(?:Clínica|Escuela|Empresa|Universidad|Asociación|Fundación|Farmacia|Residencia|Agencia)(?: |$)/;
const MASCULINE =
  /^(?:Hospital|Hotel|Restaurante|Colegio|Grupo|Instituto|Centro|Banco|Ayuntamiento|Museo|Taller)(?: |$)/;

/** "en el Hotel Miramar", "en la Clínica del Sur". */
function at(name: string): string {
  if (FEMININE.test(name)) return `en la ${name}`;
  return MASCULINE.test(name) ? `en el ${name}` : `en ${name}`;
}

function place({ position, name }: Post): string {
  return [position === null ? null : `como ${position}`, name === null ? null : at(name)]
    .filter((part) => part !== null)
    .join(' ');
}

export const spanish: Tongue = {
  lang: 'es',
  greeting: (name) => {
    if (name === null) return 'Estimado equipo de selección:';
    if (/^Sra\. |^Doña /.test(name)) return `Estimada ${name}:`;
    return /^Sr\. |^Don /.test(name) ? `Estimado ${name}:` : `A la atención de ${name}:`;
  },
  closing: 'Atentamente,',
  openings: (applied, post) => {
    if (post === null || place(post) === '')
      return [`Deseo presentar mi candidatura para ${job(applied)}.`, `Presento mi candidatura para ${job(applied)}.`];
    const when = years(post).trim();
    const work = `${when === '' ? '' : `${when} `}${post.current ? 'trabajo' : 'trabajé'} ${place(post)}`;
    return [
      `Deseo presentar mi candidatura para ${job(applied)}. ${capital(work)}.`,
      `Su anuncio para ${job(applied)} me ha interesado: ${work}.`,
      `Presento mi candidatura para ${job(applied)}. ${capital(work)}.`,
    ];
  },
  posts: (post, facts, first) => {
    const have = post.current ? 'son' : 'fueron';
    if (first)
      return [
        `Mis funciones allí ${have} las siguientes: ${facts}.`,
        `Este trabajo ${post.current ? 'incluye' : 'incluyó'} lo siguiente: ${facts}.`,
      ];
    return [
      `${capital(place(post))}, mis funciones ${have} las siguientes: ${facts}.`,
      `También ${post.current ? 'trabajo' : 'trabajé'}${years(post)} ${place(post)}, con estas funciones: ${facts}.`,
      `De mi trabajo ${place(post)} destaco lo siguiente: ${facts}.`,
    ];
  },
  studies: (area, school, isGoingOn) =>
    isGoingOn
      ? [`Mi formación en curso: ${area}, ${school}.`]
      : [`Mi formación: ${area}, ${school}.`, `En cuanto a mi formación: ${area}, ${school}.`],
  skills: (list) => [`Entre mis conocimientos están también: ${list}.`, `Mis otros conocimientos: ${list}.`],
  languages: (list) => [`Mis idiomas: ${list}.`],
  invitations: ({ company }) => [
    'Me gustaría contarles más en una entrevista.',
    `Me gustaría hablar con ustedes${company === null ? '' : ` sobre ${company}`} en una entrevista.`,
    'Quedo a su disposición para una entrevista.',
  ],
  reaches: (reach) => [`Pueden contactarme aquí: ${reach}.`, `Pueden encontrarme en ${reach}.`],
  thanks: ['Gracias por su tiempo.', 'Les agradezco su atención.'],
  and: 'y',
  firstPerson: /(?:^|\s)(?:yo|mi|mis|me|soy|estoy|tengo|he|hablo|vivo|trabajo|busco)(?=\s|$)/i,
  notes: [
    [/^recomendad[oa] por /i, 'Me ha recomendado '],
    [/^disponible /i, 'Estoy disponible '],
  ],
  predicate: /^(?:Responsable|Encargad[oa]|Yo |He |\p{Lu}\p{Ll}+[éí](?: |$))/u,
  instruction: /^(?:por favor,?\s+)?(?:escrib|usa|utiliz|ignor|olvid|mencion|enfati|manten|haz|añad|eres|debes)/i,
  smallAfterColon: true,
};

function capital(text: string): string {
  return text === '' ? text : text[0]!.toUpperCase() + text.slice(1);
}
