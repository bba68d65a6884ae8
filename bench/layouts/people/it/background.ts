import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`Ospedale di {town} | Casa di cura San {saint} | Studio medico {surname} | Studio dentistico Dott. {surname} | ASL {town} | Poliambulatorio {word} | Croce Verde {town}`,
  pharmacy: list`Farmacia {surname} | Farmacia Comunale di {town} | Antica Farmacia San {saint} | Parafarmacia {word}`,
  care: list`RSA San {saint} | Cooperativa sociale {word} | Asilo nido {animal} | Fondazione {surname} ONLUS`,
  school: list`Istituto comprensivo di {town} | Liceo {surname} | Scuola primaria {town} | Istituto San {saint}`,
  university: list`Università di {town} | Dipartimento di {unit}, Università di {town} | CNR - {acronym}`,
  tech: list`{word} S.r.l. | {word} | {surname} Informatica | {word} Software | {acronym} Sistemi S.p.A. | {word} Solutions`,
  consulting: list`Studio {surname} | {word} Consulting | {surname} & Associati | {acronym} Advisory`,
  law: list`Studio legale {surname} | Avv. {man} {surname} | Studio notarile {surname} | {surname} {surname} e Associati`,
  finance: list`Studio commercialista {surname} | Banca di {town} | BCC {town} | Agenzia {word} Assicurazioni di {surname}`,
  hospitality: list`Ristorante Da {man} | Trattoria {surname} | Hotel {town} | Bar {word} | Pizzeria {woman} | Albergo del {animal} | Pasticceria {surname} | Osteria {word}`,
  airline: list`Aeroporto di {town} | {word} Air | {word} Handling S.p.A.`,
  logistics: list`Autotrasporti {surname} | {surname} Logistica S.r.l. | {word} Express | Corriere {surname}`,
  retail: list`Calzature {surname} | {word} Moda | Supermercato {word} | Ferramenta {surname} | Libreria {surname}`,
  property: list`Immobiliare {surname} | Studio {surname} Amministrazioni | {word} Casa`,
  industry: list`Officine {surname} | {surname} S.p.A. | F.lli {surname} S.n.c. | {word} Industrie | Meccanica {surname} | Autofficina {surname} | Salumificio {surname}`,
  building: list`Impresa edile {surname} | {surname} Costruzioni | Elettroimpianti {surname} | Termoidraulica {surname} | Studio tecnico {surname} | {word} Servizi`,
  media: list`Gazzetta di {town} | Edizioni {surname} | Radio {town} | {word} Film`,
  agency: list`{word} Comunicazione | Agenzia {word} | Studio {surname} Design | {animal} {color}`,
  government: list`Comune di {town} | Provincia di {town} | Regione, sede di {town} | Biblioteca civica di {town}`,
  military: list`{digit}º Reggimento Alpini | Caserma {surname}, {town} | Brigata {surname}`,
  police: list`Questura di {town} | Polizia Locale di {town} | Casa circondariale di {town}`,
  fire: list`Comando VVF {town} | Croce Rossa {town} | Vigili del Fuoco di {town}`,
  guard: list`{word} Vigilanza | Istituto di vigilanza {surname} | {acronym} Security`,
  farm: list`Azienda agricola {surname} | Cantina {surname} | Vivai {surname} | Fattoria {word} | Tenuta {surname}`,
  music: list`Orchestra di {town} | Conservatorio di {town} | Teatro {surname} | Scuola di musica {word}`,
};
export const anyEmployers = list`Gruppo {surname} | {word} | {acronym} | {man} {surname} | {word} ({town}) | Adecco Italia c/o {company} | Ditta {surname} | {surname} & Figli`;
export const nouns = {
  saint: list`Giuseppe | Marco | Paolo | Giovanni | Raffaele | Luca`,
  tree: list`Olivo | Pino | Cipresso | Tiglio`,
  animal: list`Leone | Gallo | Lupo | Cigno | Cervo`,
  color: list`Rosso | Blu | Verde | Bianco`,
};
export const selfEmployed = list`Libero professionista | Freelance | Partita IVA | In proprio | Clienti vari`;
export const remote = list`Da remoto | Smart working | Tutta Italia | Remoto`;
export const colleges = list`Istituto tecnico {surname}, {town} | IPSIA di {town} | Centro di formazione professionale {town} | ENAIP {town} | Istituto alberghiero di {town} | ITIS {surname} - {town} | Istituto agrario di {town} | ITS {word}`;
export const degrees: Degrees = {
  bachelor: list`Laurea triennale | Laurea | Laurea di primo livello | Diploma universitario | Laurea triennale (L-18)`,
  master: list`Laurea magistrale | Laurea specialistica | Master di II livello | Master | Laurea vecchio ordinamento | MBA | Laurea a ciclo unico#law,health,engineering`,
  doctorate: list`Dottorato di ricerca | PhD | Dottorato | Specializzazione#health`,
  vocational: list`Qualifica professionale | Diploma professionale | Diploma di istituto tecnico | Corso di {trade} | Perito#trades,tech,engineering | Attestato di qualifica | Corso OSS#care,health | Diploma ITS`,
  school: list`Maturità scientifica | Diploma di maturità classica | Diploma di liceo linguistico | Licenza media | Diploma di ragioneria | Diploma di scuola superiore | Maturità tecnica`,
};
export const areas: Record<Family, string[]> = {
  health: list`Infermieristica | Medicina e Chirurgia | Farmacia | Fisioterapia`,
  care: list`Servizio sociale | Scienze dell'educazione | Psicologia | Servizi socio-sanitari`,
  education: list`Scienze della formazione primaria | Lettere moderne | Lingue e letterature straniere | Matematica`,
  science: list`Chimica | Scienze biologiche | Fisica | Biotecnologie`,
  tech: list`Informatica | Ingegneria informatica | Sistemi e reti | Ingegneria delle telecomunicazioni`,
  data: list`Statistica | Data Science | Matematica | Economia`,
  management: list`Economia aziendale | Ingegneria gestionale | Management | Economia e commercio`,
  law: list`Giurisprudenza | Scienze politiche | Servizi giuridici`,
  finance: list`Economia e finanza | Amministrazione, finanza e marketing | Economia e commercio | Ragioneria`,
  hospitality: list`Enogastronomia | Scienze del turismo | Servizi di sala e vendita | Tecnica dei servizi turistici`,
  logistics: list`Trasporti e logistica | Economia dei trasporti | Gestione del magazzino`,
  sales: list`Servizi commerciali | Marketing e vendite | Tecniche di vendita`,
  trades: list`Elettrotecnica | Meccanica | Termoidraulica | Manutenzione e assistenza tecnica | Meccatronica`,
  engineering: list`Ingegneria meccanica | Ingegneria civile | Architettura | Ingegneria elettronica | Costruzioni, ambiente e territorio`,
  media: list`Graphic design | Scienze della comunicazione | DAMS | Traduzione e interpretariato | Pianoforte`,
  marketing: list`Comunicazione d'impresa | Marketing | Relazioni pubbliche`,
  office: list`Scienze dell'amministrazione | Gestione delle risorse umane | Tecnico dei servizi aziendali`,
  protection: list`Scienze della sicurezza | Scienze strategiche | Criminologia | Sicurezza e difesa | Protezione civile | Diritto penale`,
  farming: list`Scienze agrarie | Viticoltura ed enologia | Agraria | Floricoltura`,
};
export const scores = list`110/110 e lode | 110/110 | Voto: 102/110 | 105/110 | Votazione 87/100 | 98/100 | con lode`;
export const studyHighlights = list`Tesi in {area} | Erasmus a [Siviglia;Lipsia;Parigi] | Tesi: «{area} e [territorio;innovazione]» | Borsa di studio | Tirocinio presso {company} | Indirizzo {area}`;
export const skills: Record<Family, string[]> = {
  health: list`Medicazioni | Prelievi | BLSD | Cartella clinica | Terapia manuale | Farmacologia`,
  care: list`Ascolto | Animazione | Igiene della persona | Progettazione educativa | Primo soccorso`,
  education: list`Didattica | LIM | Programmazione | Valutazione | Inclusione`,
  science: list`PCR | HPLC | R | MATLAB | Colture cellulari | Spettroscopia`,
  tech: list`Java | Spring | PHP | JavaScript | Angular | React | Python | Docker | Linux | MySQL | Oracle | Git | C# | VMware`,
  data: list`SQL | Python | R | Power BI | Excel | Tableau | SPSS`,
  management: list`Gestione progetti | MS Project | Scrum | Problem solving | Budget | SAP`,
  law: list`Processo civile telematico | Contrattualistica | Ricerca giuridica | De Jure | Privacy`,
  finance: list`Contabilità generale | Zucchetti | TeamSystem | Excel | IVA | Bilancio | SAP`,
  hospitality: list`HACCP | Servizio di sala | Sommelier AIS | Pasticceria | Caffetteria | Opera`,
  logistics: list`Patentino muletto | Patente CE | CQC | Inventario | AS/400 | Incoterms`,
  sales: list`Vendita assistita | Cassa | CRM | Visual merchandising | Trattativa`,
  trades: list`Saldatura TIG | Saldatura a filo | CNC | Disegno tecnico | Oleodinamica | Impianti elettrici`,
  engineering: list`AutoCAD | SolidWorks | Revit | PLC Siemens | Primus | ANSYS | MATLAB`,
  media: list`Photoshop | Illustrator | InDesign | Figma | Premiere | Trados | Scrittura`,
  marketing: list`SEO | Social media | WordPress | Google Analytics | Canva | Copywriting`,
  office: list`Pacchetto Office | Protocollo | Centralino | Paghe | Data entry | Archiviazione`,
  protection: list`Antincendio rischio elevato | Primo soccorso | Porto d'armi | Radio | Autodifesa`,
  farming: list`Trattore | Potatura | Patentino fitosanitario | Mungitura | Irrigazione`,
};
export const softSkills = list`Lavoro di squadra | Puntualità | Precisione | Flessibilità | Comunicazione | Affidabilità | Spirito di iniziativa | Gestione dello stress`;
export const skillGroups = {
  hard: list`Competenze tecniche | Competenze professionali | Conoscenze`,
  tools: list`Informatica | Competenze digitali | Strumenti | Software`,
  soft: list`Competenze comunicative | Competenze organizzative | Capacità personali`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  tech: list`CCNA @ Cisco | AWS Cloud Practitioner @ Amazon Web Services | Eipass @ Certipass`,
  hospitality: list`Attestato HACCP @ Regione Lazio | Sommelier III livello @ AIS`,
  logistics: list`Patentino carrelli elevatori @ INAIL | CQC merci @ Motorizzazione Civile`,
  trades: list`PES/PAV @ TÜV Italia | Patentino saldatura @ Istituto Italiano della Saldatura`,
  health: list`BLSD @ Italian Resuscitation Council | Iscrizione all'albo @ OPI Milano`,
};
export const anyCertificates = list`ECDL Full Standard @ AICA | First Certificate B2 @ Cambridge English | Primo soccorso aziendale @ Croce Rossa Italiana | Patente B @ Motorizzazione | Sicurezza sul lavoro 8 h @ Confartigianato | DELF B1 @ Institut français`;
export const awards = list`Dipendente dell'anno @ {company} | Borsa di merito @ Università di {town} | Premio Giovani Imprese @ Camera di Commercio di {town} | Premio di laurea @ Fondazione {surname}`;
export const publications = list`Note su {area} @ Il Mulino | {skill} e innovazione @ FrancoAngeli | Studi di {area} @ Rivista italiana di {area} | Ricerche su {unit} @ Carocci`;
export const projects = list`{word}: app per [prenotare campi;la spesa condivisa;imparare le lingue] | Sito web {word}: ideazione e sviluppo | Progetto di tesi: {skill} presso {company} | Introduzione di {skill}: {n} sedi | Orti urbani di {town}: {n} lotti`;
export const volunteerTitles = list`Volontario~Volontaria | Allenatore giovanile~Allenatrice giovanile | Capo scout | Catechista | Tesoriere`;
export const volunteerPlaces = list`Croce Rossa Italiana | Caritas {town} | Banco Alimentare | AGESCI | Protezione Civile {town} | Legambiente | Pro Loco {town} | AVIS`;
export const languages = list`Italiano | Inglese | Francese | Tedesco | Spagnolo | Rumeno | Russo | Arabo | Cinese`;
export const fluencies = list`Buono | Ottimo | Scolastico | B2 | C1 | Fluente | Livello base | A2 | Discreto | B1`;
export const mother = list`Madrelingua | Lingua madre`;
export const interests = list`Calcio | Lettura | Viaggi | Cucina | Musica | Cinema | Trekking | Nuoto | Fotografia | Pallavolo | Teatro`;
export const references = list`Disponibili su richiesta | Responsabile {unit}, {company} | Ex datore di lavoro, {company}`;
