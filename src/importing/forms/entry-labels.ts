/** What forms call the parts of an entry: "Employer: …", "Zeitraum: …". */
import type { EntryKind } from '../learned/tags.ts';

/** `field` is what was studied; `formal` what a form asks of everybody and no page says. */
export type EntryLabel = 'dates' | 'role' | 'name' | 'place' | 'note' | 'text' | 'field' | 'formal';

const WEBSITE = 'website|web|site web|sitio web|sito web|sítio web|webseite|internetadresse';

const COMMON: Readonly<Partial<Record<EntryLabel, string>>> = {
  dates:
    'dates|date|period|duration|from to|date from to|zeitraum|dauer|datum|von bis|période|durée|fechas|fecha|período|periodo|duración|date da a|durata|data|datas|duração|periode|looptijd',
  place:
    'location|place|city|town|country|ort|stadt|land|standort|lieu|ville|pays|lugar|localidad|ciudad|país|luogo|sede|città|paese|local|localidade|cidade|plaats|stad|locatie',
};

const WORK: Readonly<Partial<Record<EntryLabel, string>>> = {
  ...COMMON,
  role: [
    'position|position held|occupation or position held|job title|title|role|designation|post|tätigkeit|funktion|stelle',
    'poste|poste occupé|fonction|emploi|intitulé du poste|puesto|cargo|puesto desempeñado|función|ruolo|posizione|posto|mansione',
    'lavoro o posizione ricoperti|posizione ricoperta|qualifica|tipo di impiego|função|posição|functie|functietitel|beroep|rol',
    'beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado|função ou cargo ocupado|beroep of functie',
  ].join('|'),
  name: [
    'employer|company|organisation|organization|name of employer|name and address of employer|firma|arbeitgeber|unternehmen',
    'betrieb|entreprise|employeur|société|nom et adresse de l employeur|empresa|empleador|organización|azienda|ditta|società',
    'datore di lavoro|nome e indirizzo del datore di lavoro|empregador|entidade|nome e endereço do empregador|werkgever|bedrijf|organisatie',
    'name und adresse des arbeitgebers|nombre y dirección del empleador|nombre y dirección de la empresa|nombre y dirección de la empresa o empleador|naam en adres van de werkgever',
  ].join('|'),
  text: [
    'main activities|main activities and responsibilities|responsibilities|duties|tasks|key responsibilities|activities',
    'achievements|description|aufgaben|tätigkeiten|aufgabenbereich|schwerpunkte|missions|tâches|activités|principales activités',
    'responsabilités|réalisations|funciones|tareas|responsabilidades|actividades|logros|mansioni|compiti|attività|attività principali',
    'principali mansioni e responsabilità|atividades|funções|tarefas|principais atividades e responsabilidades|werkzaamheden|taken',
    'verantwoordelijkheden|funciones y responsabilidades principales|taken en verantwoordelijkheden|wichtigste tätigkeiten und zuständigkeiten',
    'principales activités et responsabilités|principales actividades y responsabilidades|actividades y responsabilidades principales',
    'principali attività e responsabilità|voornaamste werkzaamheden en verantwoordelijkheden',
  ].join('|'),
  formal: [
    'type of business or sector|business or sector|tätigkeitsbereich oder branche|branche|type ou secteur d activité|secteur',
    'tipo de empresa o sector|sector|tipo di attività o settore|settore|tipo de empresa ou sector|tipo de empresa ou setor|setor',
    'soort bedrijf of sector|secteur d activité|sector de actividad|setor de atividade|department|abteilung|département',
    'departamento|dipartimento|afdeling',
    WEBSITE,
  ].join('|'),
};

const EDUCATION: Readonly<Partial<Record<EntryLabel, string>>> = {
  ...COMMON,
  role: [
    'qualification|degree|title of qualification awarded|course|programme|program|abschluss|studiengang|diplôme|titre|formation',
    'título|titulación|grado|titolo|titolo di studio|qualifica conseguita|corso|curso|grau|diploma|opleiding|graad',
    'bezeichnung der erworbenen qualifikation|intitulé du certificat ou diplôme délivré|título de la cualificación obtenida',
    'titolo della qualifica rilasciata|designação da qualificação atribuída|titel van het behaalde diploma|titel van het diploma',
  ].join('|'),
  name: [
    'institution|school|university|college|schule|hochschule|universität|einrichtung|bildungseinrichtung|établissement|école',
    'université|centro|institución|universidad|escuela|istituto|scuola|università|nome e tipo di istituto|instituição|escola',
    'universidade|instelling|universiteit|onderwijsinstelling|name and type of organisation providing education and training',
    'name und art der bildungs oder ausbildungseinrichtung|nom et type d établissement d enseignement ou de formation',
    'nom et type de l établissement d enseignement ou de formation|nombre y tipo del centro de estudios|nombre y tipo de organización',
    'nombre y tipo de la organización que ha impartido la educación o la formación|nome e tipo da organização de ensino ou formação',
    'nome e tipo di organizzazione erogatrice dell istruzione e formazione|naam en soort instelling voor onderwijs en opleiding',
  ].join('|'),
  note: 'grade|gpa|result|note|abschlussnote|mention|moyenne|nota|nota media|voto|média|classificação|cijfer',
  text: [
    'courses|coursework|relevant coursework|main subjects|subjects|schwerpunkte|fächer|cours|cours principaux|asignaturas',
    'esami|esami principali|materie|disciplinas|vakken|principal subjects occupational skills covered|hauptfächer berufliche fähigkeiten',
    'principales matières compétences professionnelles couvertes|principales materias o capacidades profesionales estudiadas',
    'principali tematiche competenze professionali possedute',
  ].join('|'),
  field: [
    'field of study|fields of study|field s of study|studienrichtung|studienfach|fachrichtung|studienbereich|domaine d études',
    'domaine d étude|domaine s d étude|campo de estudio|campo s de estudio|ámbito de estudio|campo di studio|ambito di studio',
    'área de estudo|área s de estudo|domínio de estudo|studiegebied|studierichting',
  ].join('|'),
  formal: [
    'level in eqf|eqf level|level in national or international classification|eqr niveau|niveau cec|nivel mec|livello eqf|nível qeq',
    'nível no qeq|eqf niveau|niveau im eqr|nivel en el mec|stufe der nationalen oder internationalen klassifikation',
    WEBSITE,
    'niveau dans la classification nationale ou internationale|nivel en la clasificación nacional o internacional',
    'livello nella classificazione nazionale o internazionale|nível segundo a classificação nacional ou internacional',
  ].join('|'),
};

/** Whose entries have such labels. */
export type EntriesOf = Exclude<EntryKind, 'statement'>;

const WORDS: Readonly<Record<EntriesOf, ReadonlyMap<string, EntryLabel>>> = {
  work: byWord(WORK),
  education: byWord(EDUCATION),
};

function byWord(labels: Readonly<Partial<Record<EntryLabel, string>>>): ReadonlyMap<string, EntryLabel> {
  const words = Object.entries(labels) as [EntryLabel, string][];
  return new Map(words.flatMap(([label, row]) => row.split('|').map((word) => [word, label] as const)));
}

const LONGEST_LABEL = 90;

export function entryLabel(text: string, kind: EntriesOf): EntryLabel | null {
  if (text.length > LONGEST_LABEL) return null;
  const key = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return WORDS[kind].get(key) ?? null;
}
