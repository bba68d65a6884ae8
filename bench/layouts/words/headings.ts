/** What sections are called. In each list the headings after the bar are for the unseen half alone. */

import type { Section } from '../layout.ts';
import type { Half, Language } from '../person.ts';
import type { Random } from '../random.ts';
import { EUROPASS } from './europass.ts';

type Headings = Readonly<Record<Section, string>>;

const HEADINGS: Readonly<Record<Language, Headings>> = {
  en: {
    contact:
      'Contact; Contact Details; Personal Info; Details; How to Reach Me; Personal Information | Get in Touch; Reach Me',
    summary:
      'Summary; Profile; About Me; Professional Summary; Objective; Career Objective; Executive Summary; Overview; Career Profile; Hello; Introduction; Highlights | Who I Am; In Brief; Personal Statement',
    work: 'Experience; Work Experience; Professional Experience; Appointments; Academic Appointments; Employment History; Employment; Work History; Professional Background; Career Summary; Industry Experience; What I’ve Done; Jobs; Positions Held; Clinical Experience; Teaching Experience; Career Highlights | Career History; Where I’ve Worked; Relevant Experience; Career Path',
    education:
      'Education; Academic Background; Education & Training; Academic Qualifications; Qualifications; Academic History; University; Degrees; School & University | Studies; Where I Learned; Schooling',
    skills:
      'Skills; Technical Skills; Core Competencies; Key Skills; Areas of Expertise; Skills & Tools; Competencies; Technologies; Tools & Technologies; Proficiencies; Software; Good At; Skill Set; Capabilities | Toolbox; What I Can Do; Strengths; Expertise',
    projects:
      'Projects; Selected Projects; Personal Projects; Key Projects; Side Projects; Portfolio; Open Source; Case Studies | Things I’ve Built; Project Portfolio',
    certificates:
      'Certifications; Certificates; Licenses & Certifications; Professional Certifications; Training; Courses; Training & Certifications; Professional Development; Licences | Credentials; Accreditations',
    awards:
      'Awards; Honors & Awards; Achievements; Awards and Honors; Scholarships; Prizes; Accomplishments | Distinctions; Recognition',
    publications: 'Publications; Selected Publications; Papers; Articles | Writing; Published Work',
    languages:
      'Languages; Language Skills; Languages Spoken; I Speak; Foreign Languages | Linguistic Skills; Tongues I Speak',
    volunteer:
      'Volunteering; Volunteer Experience; Volunteer Work; Community Service; Volunteer; Social Commitment; Leadership & Activities | Giving Back; Community Involvement',
    interests:
      'Interests; Hobbies; Hobbies & Interests; Personal Interests; Activities; In My Free Time; Leisure | Outside Work; Passions',
    references: 'References; Referees; Professional References | Testimonials; What People Say',
  },
  de: {
    contact:
      'Kontakt; Kontaktdaten; Persönliche Daten; Zur Person; Persönliches; Meine Kontaktdaten | Steckbrief; So erreichen Sie mich',
    summary:
      'Profil; Kurzprofil; Über mich; Zusammenfassung; Ziel; Wer ich bin; Persönliches Profil; Mein Profil | Zu meiner Person; Auf einen Blick',
    work: 'Berufserfahrung; Beruflicher Werdegang; Akademische Positionen; Praktische Erfahrung; Berufspraxis; Berufliche Erfahrung; Berufliche Stationen; Berufstätigkeit; Tätigkeiten; Beschäftigungsverlauf; Berufliche Tätigkeiten | Bisherige Tätigkeiten; Werdegang; Stationen',
    education:
      'Ausbildung; Bildungsweg; Studium; Schulbildung und Studium; Ausbildung und Studium; Aus- und Weiterbildung; Schulbildung; Akademische Ausbildung; Schule und Studium; Bildung | Akademischer Werdegang; Schulische Laufbahn',
    skills:
      'Kenntnisse; Fähigkeiten; Kompetenzen; EDV-Kenntnisse; Fachkenntnisse; Kenntnisse und Fähigkeiten; IT-Kenntnisse; Qualifikationen und Kenntnisse; Skills; Schwerpunkte; Weitere Kenntnisse; Software | Know-how; Stärken; Besondere Kenntnisse',
    projects: 'Projekte; Ausgewählte Projekte; Projekterfahrung | Eigene Vorhaben; Referenzprojekte',
    certificates:
      'Zertifikate; Weiterbildung; Fortbildungen; Zertifizierungen; Weiterbildungen und Zertifikate | Lehrgänge; Qualifikationen',
    awards: 'Auszeichnungen; Preise; Preise und Auszeichnungen; Ehrungen | Stipendien und Preise; Erfolge',
    publications: 'Publikationen; Veröffentlichungen; Fachartikel | Schriften; Beiträge',
    languages: 'Sprachen; Sprachkenntnisse; Fremdsprachen | Sprachliche Kenntnisse',
    volunteer:
      'Ehrenamt; Ehrenamtliches Engagement; Ehrenamtliche Tätigkeiten; Engagement | Soziales Engagement; Freiwilligenarbeit',
    interests: 'Interessen; Hobbys; Hobbys und Interessen; Freizeit | Außerberufliches; Was mir Freude macht',
    references: 'Referenzen; Referenzgeber | Empfehlungen',
  },
  fr: {
    contact: 'Contact; Coordonnées; Informations personnelles; Mes coordonnées | État civil; Me joindre',
    summary:
      'Profil; À propos; Résumé; Profil professionnel; À propos de moi; Objectif; Présentation; Accroche | Qui suis-je ?; En bref',
    work: 'Expérience professionnelle; Expériences professionnelles; Postes académiques; Expériences; Parcours professionnel; Parcours; Expériences significatives; Postes occupés; Expérience; Missions | Carrière; Mon parcours; Emplois occupés',
    education:
      'Formation; Formations; Diplômes et formations; Études; Formation académique; Diplômes; Scolarité; Formation initiale | Parcours académique; Cursus; Parcours scolaire',
    skills:
      'Compétences; Compétences techniques; Compétences clés; Compétences informatiques; Domaines de compétences; Logiciels; Informatique; Aptitudes | Savoir-faire; Mes atouts; Outils',
    projects: 'Projets; Projets personnels; Réalisations | Travaux menés; Mes projets',
    certificates: 'Certifications; Certificats; Formations complémentaires | Habilitations; Qualifications',
    awards: 'Distinctions; Prix et distinctions; Récompenses | Prix obtenus; Mentions',
    publications: 'Publications; Articles; Publications choisies | Travaux publiés',
    languages: 'Langues; Langues parlées; Compétences linguistiques | Langues pratiquées',
    volunteer:
      'Bénévolat; Engagement associatif; Expérience bénévole; Vie associative | Engagements; Activités extra-professionnelles',
    interests: 'Centres d’intérêt; Loisirs; Intérêts; Centres d’intérêts | Passions; Divers',
    references: 'Références; Recommandations | Témoignages',
  },
  es: {
    contact: 'Contacto; Datos de contacto; Datos personales | Información de contacto; Localízame',
    summary: 'Perfil; Sobre mí; Resumen; Perfil profesional | Quién soy; Extracto',
    work: 'Experiencia; Experiencia laboral; Cargos académicos; Experiencia profesional; Historial laboral; Mi experiencia; Trabajos; Vida laboral; Cargos desempeñados | Trayectoria profesional; Empleos; Dónde he trabajado',
    education:
      'Educación; Formación; Formación académica; Estudios; Datos académicos; Estudios realizados; Educación y formación | Trayectoria académica; Titulaciones',
    skills:
      'Habilidades; Competencias; Aptitudes; Conocimientos; Habilidades técnicas; Informática; Competencias clave; Software; Capacidades | Herramientas; Destrezas; Puntos fuertes',
    projects: 'Proyectos; Proyectos destacados; Proyectos personales | Trabajos realizados',
    certificates: 'Certificaciones; Cursos y certificados; Certificados | Formación complementaria; Acreditaciones',
    awards: 'Premios; Reconocimientos; Premios y reconocimientos | Logros; Distinciones',
    publications: 'Publicaciones; Artículos | Obra publicada',
    languages: 'Idiomas; Lenguas; Conocimiento de idiomas | Dominio de idiomas',
    volunteer: 'Voluntariado; Experiencia de voluntariado | Labor social; Compromiso social',
    interests: 'Intereses; Aficiones; Hobbies | Tiempo libre; Pasiones',
    references: 'Referencias; Recomendaciones | Contactos de referencia',
  },
  it: {
    contact: 'Contatti; Dati personali; Recapiti | Chi sono e dove; Dove trovarmi',
    summary: 'Profilo; Chi sono; Profilo professionale; Sommario | In breve; In poche righe',
    work: 'Esperienza lavorativa; Esperienze professionali; Esperienza professionale; Esperienze; Esperienze lavorative; Lavoro; Posizioni ricoperte | Percorso professionale; Carriera',
    education: 'Istruzione; Formazione; Istruzione e formazione; Titoli di studio | Percorso di studi; Studi',
    skills:
      'Competenze; Competenze tecniche; Capacità e competenze; Abilità; Conoscenze; Competenze informatiche; Software | Strumenti; Punti di forza',
    projects: 'Progetti; Progetti personali; Progetti principali | Lavori svolti',
    certificates: 'Certificazioni; Certificati; Corsi e certificazioni | Attestati; Abilitazioni',
    awards: 'Premi; Riconoscimenti; Premi e riconoscimenti | Onorificenze',
    publications: 'Pubblicazioni; Articoli | Scritti',
    languages: 'Lingue; Lingue straniere; Competenze linguistiche | Lingue parlate',
    volunteer: 'Volontariato; Esperienze di volontariato | Impegno sociale',
    interests: 'Interessi; Hobby; Hobby e interessi | Tempo libero; Passioni',
    references: 'Referenze; Raccomandazioni | Chi garantisce per me',
  },
  pt: {
    contact: 'Contato; Contacto; Dados pessoais; Informações de contato | Fale comigo; Identificação',
    summary: 'Perfil; Resumo; Sobre mim; Resumo profissional; Objetivo | Quem sou; Apresentação',
    work: 'Experiência; Experiência profissional; Histórico profissional; Experiências profissionais; Atuação profissional; Empregos; Vida profissional | Trajetória profissional; Percurso profissional',
    education: 'Educação; Formação; Formação acadêmica; Formação académica | Escolaridade; Percurso académico',
    skills:
      'Competências; Habilidades; Conhecimentos; Competências técnicas; Informática; Principais competências; Software | Ferramentas; Aptidões; Qualificações',
    projects: 'Projetos; Projetos pessoais; Principais projetos | Trabalhos realizados',
    certificates: 'Certificações; Certificados; Cursos e certificações | Cursos complementares; Formação complementar',
    awards: 'Prêmios; Prémios; Reconhecimentos; Prêmios e reconhecimentos | Distinções; Conquistas',
    publications: 'Publicações; Artigos | Trabalhos publicados',
    languages: 'Idiomas; Línguas; Conhecimento de idiomas | Domínio de línguas',
    volunteer: 'Voluntariado; Trabalho voluntário | Ação social',
    interests: 'Interesses; Hobbies; Interesses pessoais | Tempos livres; Paixões',
    references: 'Referências; Recomendações | Quem me recomenda',
  },
  nl: {
    contact: 'Contact; Contactgegevens; Persoonsgegevens; Persoonlijke gegevens | Bereikbaar via; Gegevens',
    summary: 'Profiel; Over mij; Samenvatting; Persoonlijk profiel | Wie ben ik; In het kort',
    work: 'Werkervaring; Ervaring; Professionele ervaring; Relevante werkervaring; Banen; Functies; Werkverleden | Loopbaan; Arbeidsverleden',
    education: 'Opleiding; Opleidingen; Onderwijs; Opleiding en studie | Studieverloop; Vooropleiding',
    skills:
      'Vaardigheden; Competenties; Kennis en vaardigheden; Technische vaardigheden; Kennis; Computervaardigheden; Software | Gereedschap; Sterke punten',
    projects: 'Projecten; Eigen projecten; Belangrijkste projecten | Wat ik heb gemaakt',
    certificates:
      'Certificaten; Cursussen; Cursussen en certificaten; Certificeringen | Bijscholing; Diploma’s en certificaten',
    awards: 'Prijzen; Onderscheidingen; Prijzen en onderscheidingen | Erkenning',
    publications: 'Publicaties; Artikelen | Gepubliceerd werk',
    languages: 'Talen; Talenkennis; Taalvaardigheid | Taalbeheersing',
    volunteer: 'Vrijwilligerswerk; Vrijwillige inzet | Maatschappelijke inzet',
    interests: 'Interesses; Hobby’s; Hobby’s en interesses | Vrije tijd; Passies',
    references: 'Referenties; Aanbevelingen | Wie mij aanbeveelt',
  },
};

/** How often the unseen half takes a heading of its own. */
const SHARE_OF_OWN = 0.25;

/** The usual headings stand first in their lists, and are taken more often. */
export function headingOf(section: Section, language: Language, half: Half, random: Random): string {
  return headingFrom(HEADINGS[language][section], half, random);
}

export function headingFrom(wordings: string, half: Half, random: Random): string {
  const [usual = [], own = []] = wordings.split(' | ').map((list) => list.split('; '));
  const takesOwn = random.chance(SHARE_OF_OWN);
  const list = half === 'unseen' && takesOwn ? own : usual;
  return random.weighted(list.map((heading, at) => [heading, 1 / (at + 1)] as const));
}

/** Every wording of a section's heading, in whatever language. */
export function wordingsOf(section: Section): string[] {
  const usual = Object.values(HEADINGS).flatMap((headings) => headings[section].split(/[;|]/));
  const ofForm = Object.values(EUROPASS).flatMap(({ headings, skillRows, mother, others }) => [
    headings[section === 'contact' ? 'personal' : section],
    ...(section === 'skills' ? [headings['personal skills'], skillRows.job, skillRows.digital] : []),
    ...(section === 'languages' ? [headings['personal skills'], mother, others] : []),
  ]);
  return [...usual, ...ofForm].filter((one) => one !== undefined).map((one) => one.trim());
}
