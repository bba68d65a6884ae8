/** What sections are called that are no part of a profile. In each list the headings after the bar are for the unseen half alone. */

import type { Half, Language, OtherKind } from '../person.ts';
import type { Random } from '../random.ts';
import { EUROPASS } from './europass.ts';
import { headingFrom } from './headings.ts';

type Headings = Readonly<Record<OtherKind, string>>;

const OTHER_HEADINGS: Readonly<Record<Language, Headings>> = {
  en: {
    driving: 'Driving Licence; Driving | Vehicles',
    conferences: 'Conferences; Conferences Attended; Seminars; Events | Meetings and Workshops',
    memberships: 'Memberships; Professional Affiliations; Professional Memberships | Societies',
    organisation: 'Organisational Skills; Organization | How I Work',
    communication: 'Communication Skills; Social Skills | Working with Others',
    leadership: 'Leadership; Leadership Skills | Leading Teams',
    additional: 'Additional Information; Other; Miscellaneous; Further Details | Also Worth Knowing',
    talks: 'Talks; Invited Talks; Presentations; Selected Talks | Lectures Given',
    teaching: 'Teaching; Courses Taught | In the Classroom',
    grants: 'Grants; Research Grants; Funding; Fellowships and Grants | Third-Party Funding',
    reviewing: 'Reviewing; Service; Academic Service; Peer Review | Editorial Work',
    supervision: 'Supervision; Students Supervised; Theses Supervised | Mentoring of Students',
  },
  de: {
    driving: 'Führerschein; Fahrerlaubnis | Mobilität',
    conferences: 'Konferenzen; Tagungen; Seminare | Besuchte Veranstaltungen',
    memberships: 'Mitgliedschaften; Verbände | Vereine und Verbände',
    organisation: 'Organisation; Organisationstalent | Arbeitsweise',
    communication: 'Soziale Kompetenzen; Kommunikation | Im Umgang mit anderen',
    leadership: 'Führungserfahrung; Führung | Leitung von Teams',
    additional: 'Sonstiges; Weitere Angaben; Zusätzliche Angaben | Was noch wichtig ist',
    talks: 'Vorträge; Eingeladene Vorträge | Auf der Bühne',
    teaching: 'Lehre; Lehrtätigkeit; Lehrveranstaltungen | Lehrerfahrung',
    grants: 'Drittmittel; Förderungen; Eingeworbene Mittel | Forschungsförderung',
    reviewing: 'Gutachtertätigkeit; Gremien; Akademische Selbstverwaltung | Begutachtung',
    supervision: 'Betreute Arbeiten; Betreuung von Abschlussarbeiten | Doktoranden',
  },
  fr: {
    driving: 'Permis de conduire; Permis | Mobilité',
    conferences: 'Conférences; Colloques; Séminaires | Rencontres suivies',
    memberships: 'Affiliations; Sociétés savantes; Adhésions | Associations professionnelles',
    organisation: 'Organisation; Sens de l’organisation | Méthode de travail',
    communication: 'Communication; Relations humaines | Avec les autres',
    leadership: 'Encadrement; Leadership | Conduite d’équipes',
    additional: 'Informations complémentaires; Divers et mobilité; Autres informations | Pour compléter',
    talks: 'Communications; Conférences invitées | Interventions',
    teaching: 'Enseignement; Enseignements; Activités d’enseignement | Cours donnés',
    grants: 'Financements; Bourses; Projets financés | Subventions',
    reviewing: 'Responsabilités collectives; Relecture | Comités',
    supervision: 'Encadrement d’étudiants; Mémoires encadrés | Direction de mémoires',
  },
  es: {
    driving: 'Permiso de conducir; Carné de conducir | Movilidad',
    conferences: 'Congresos; Conferencias; Seminarios | Jornadas',
    memberships: 'Asociaciones; Afiliaciones | Colegios profesionales',
    organisation: 'Organización; Capacidad organizativa | Forma de trabajar',
    communication: 'Comunicación; Habilidades sociales | Trato con otros',
    leadership: 'Liderazgo; Dirección de equipos | Mando',
    additional: 'Otros datos; Información adicional; Datos de interés | Además',
    talks: 'Ponencias; Charlas invitadas | Intervenciones',
    teaching: 'Docencia; Experiencia docente | Clases impartidas',
    grants: 'Becas y ayudas; Financiación; Proyectos financiados | Subvenciones',
    reviewing: 'Revisión por pares; Comités; Gestión académica | Evaluación de artículos',
    supervision: 'Trabajos dirigidos; Dirección de tesis | Alumnos tutelados',
  },
  it: {
    driving: 'Patente; Patente di guida | Automunito',
    conferences: 'Convegni; Conferenze; Seminari | Giornate di studio',
    memberships: 'Associazioni; Iscrizioni; Appartenenza a società | Albi e ordini',
    organisation: 'Capacità organizzative; Organizzazione | Modo di lavorare',
    communication: 'Capacità relazionali; Comunicazione | Rapporti con gli altri',
    leadership: 'Leadership; Guida di gruppi | Coordinamento',
    additional: 'Altre informazioni; Altro; Note | Da sapere',
    talks: 'Relazioni a convegni; Interventi su invito | Presentazioni orali',
    teaching: 'Didattica; Attività didattica | Corsi tenuti',
    grants: 'Finanziamenti; Borse di ricerca | Fondi ottenuti',
    reviewing: 'Attività di revisione; Comitati | Revisione di articoli',
    supervision: 'Tesi seguite; Supervisione di tesi | Studenti seguiti',
  },
  pt: {
    driving: 'Carta de condução; Habilitação | Condução',
    conferences: 'Congressos; Conferências; Seminários | Encontros',
    memberships: 'Associações; Filiações | Ordens profissionais',
    organisation: 'Organização; Capacidade de organização | Modo de trabalhar',
    communication: 'Comunicação; Competências sociais | Relação com os outros',
    leadership: 'Liderança; Gestão de equipas | Chefia',
    additional: 'Outras informações; Informações adicionais; Diversos | A saber',
    talks: 'Palestras; Comunicações orais | Apresentações',
    teaching: 'Docência; Atividade docente; Ensino | Aulas dadas',
    grants: 'Bolsas; Financiamentos | Projetos financiados',
    reviewing: 'Revisão de artigos; Comissões | Pareceres',
    supervision: 'Orientações; Teses orientadas | Alunos orientados',
  },
  nl: {
    driving: 'Rijbewijs; Rijbewijzen | Vervoer',
    conferences: 'Congressen; Seminars; Conferenties | Studiedagen',
    memberships: 'Lidmaatschappen; Verenigingen | Beroepsverenigingen',
    organisation: 'Organisatievermogen; Organisatie | Werkwijze',
    communication: 'Sociale vaardigheden; Communicatie | Omgang met anderen',
    leadership: 'Leiderschap; Leidinggeven | Aansturen van teams',
    additional: 'Overig; Aanvullende informatie; Overige gegevens | Verder',
    talks: 'Lezingen; Presentaties | Voordrachten',
    teaching: 'Onderwijservaring; Lesgeven | Gegeven vakken',
    grants: 'Beurzen; Subsidies | Onderzoeksgelden',
    reviewing: 'Reviewwerk; Commissies | Redactiewerk',
    supervision: 'Begeleide scripties; Begeleiding | Scriptiestudenten',
  },
};

export function otherHeading(kind: OtherKind, language: Language, half: Half, random: Random): string {
  return headingFrom(OTHER_HEADINGS[language][kind], half, random);
}

/** Every wording, in whatever language. */
export function otherWordings(): string[] {
  const own = Object.values(OTHER_HEADINGS).flatMap((headings) => Object.values(headings));
  const forms = Object.values(EUROPASS).map(({ headings }) => headings);
  const ofForm = (Object.keys(OTHER_HEADINGS.en) as OtherKind[]).flatMap((kind) => forms.map((one) => one[kind] ?? ''));
  return [...own.flatMap((text) => text.split(/[;|]/)), ...ofForm].map((text) => text.trim()).filter(Boolean);
}
