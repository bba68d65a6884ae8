import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`Klinikum {town} | St.-{saint}-Krankenhaus | Praxis Dr. med. {surname} | Gemeinschaftspraxis Dres. {surname} und {surname} | Zahnarztpraxis {surname} | Kreiskrankenhaus {town} | MVZ {town} GmbH | Reha-Zentrum {town} | Klinik für {unit}, Universitätsklinikum {town} | DRK Rettungsdienst {town}`,
  pharmacy: list`{tree}-Apotheke | {animal}-Apotheke {town} | Stadt-Apotheke {town} | Apotheke am Markt, Inh. {surname}`,
  care: list`Seniorenheim St. {saint} | Caritasverband {town} e. V. | Pflegedienst {surname} | Kita Kleiner {animal} | Diakonie {town} | AWO Kreisverband {town} | Lebenshilfe {town} | Evangelischer Kindergarten {town}`,
  school: list`Gymnasium {town} | Grundschule {tree}nweg | Realschule {town} | {surname}-Gesamtschule | Volkshochschule {town} | Berufliche Schulen {town}`,
  university: list`Universität {town} | Hochschule {town} | Institut für {unit}, Universität {town} | Max-Planck-Institut für {unit} | Lehrstuhl für {unit}, TU {town}`,
  tech: list`{word} GmbH | {word} Software AG | {surname} IT-Systeme | {word} | {acronym} Informatik GmbH | {word} Solutions GmbH & Co. KG | {word} (ehem. {word}) | {word}.de | {surname} & {surname} Systemhaus`,
  consulting: list`{surname} Unternehmensberatung | {surname} Consulting GmbH | {acronym} Beratung | {word} Partners | {surname}, {surname} & Partner`,
  law: list`Rechtsanwälte {surname} & Partner mbB | Kanzlei {surname} | {surname} {surname} Rechtsanwälte PartG | Notariat {surname} | Anwaltskanzlei Dr. {surname}, {town}`,
  finance: list`Sparkasse {town} | Volksbank {town} eG | Steuerberatung {surname} | {surname} & Kollegen Steuerberatungsgesellschaft | {word} Versicherung AG | Raiffeisenbank {town}`,
  hospitality: list`Gasthof {animal} | Hotel {surname} | Restaurant {woman} | Café {surname} | Bäckerei {surname} | Hotel Goldener {animal} | Landhaus {tree} | Zur alten {tree} | {town} Hof | Trattoria {word}`,
  airline: list`Flughafen {town} GmbH | {word} Airlines | {word} Ground Handling`,
  logistics: list`Spedition {surname} | {surname} Transporte GmbH | {surname} Logistik GmbH & Co. KG | Stadtwerke {town} Verkehrsbetriebe | Kurierdienst {surname} | {word} Logistics`,
  retail: list`Modehaus {surname} | {surname} Baumarkt | Schuhhaus {surname} | {word} Markt | Buchhandlung {surname} | {surname} am Markt | Autohaus {surname}`,
  property: list`{surname} Immobilien | Wohnungsbaugesellschaft {town} mbH | Hausverwaltung {surname} | Wohnen {town} GmbH`,
  industry: list`{surname} Maschinenbau GmbH | {surname} & Söhne GmbH | {surname} AG | {word} Werke | Gebr. {surname} GmbH & Co. KG | {acronym} Automotive | {surname} Kunststofftechnik | {surname}werke {town} | Peter {surname} GmbH | {surname} Metallbau`,
  building: list`{surname} Bau GmbH | Elektro {surname} | {surname} Sanitär und Heizung | Zimmerei {surname} | Ingenieurbüro {surname} | Architekturbüro {surname} + {surname} | Tischlerei {surname} | {word} Gebäudereinigung | Malerbetrieb {man} {surname}`,
  media: list`Anzeiger {town} | Tageblatt {town} | Verlag {surname} | Radio {town} | {word} Filmproduktion | Fotostudio {surname}`,
  agency: list`Agentur {word} | {surname} Kommunikation | {word} Werbeagentur GmbH | {surname}+{surname} Design | {color}er {animal} | Studio {word}`,
  government: list`Stadt {town} | Landratsamt {town} | Stadtverwaltung {town} | Bürgeramt {town} | Bezirksregierung {town} | Amt für {unit}, {town} | Finanzamt {town}`,
  military: list`Panzergrenadierbataillon {digit} | Fernmeldebataillon {digit}, {town} | {surname}-Kaserne, {town}`,
  police: list`Polizeipräsidium {town} | Polizeiinspektion {town} | JVA {town}`,
  fire: list`Berufsfeuerwehr {town} | Feuerwehr {town} | Werkfeuerwehr {surname} AG | Freiwillige Feuerwehr {town}`,
  guard: list`{surname} Sicherheitsdienst | {word} Security GmbH | {acronym} Wach- und Schließgesellschaft | {town} Arena`,
  farm: list`Hof {surname} | Weingut {surname} | Gärtnerei {surname} | {surname} Garten- und Landschaftsbau | Agrargenossenschaft {town} eG | Blumen {surname} | Biohof {tree}`,
  music: list`Philharmonie {town} | Stadttheater {town} | Musikschule {town} | Kirchengemeinde St. {saint}`,
};
export const anyEmployers = list`{surname} Gruppe | {word} | {acronym} | {man} {surname} | {word} Holding AG | {surname} e. K. | Zeitarbeit {word} | Randstad Deutschland (Einsatz bei {company}) | {word} Stiftung | Firma {surname}`;
export const nouns = {
  saint: list`Elisabeth | Josef | Marien | Vinzenz | Anna | Georg | Martin | Franziskus`,
  tree: list`Linde | Eiche | Buche | Tanne | Kastanie | Birke`,
  animal: list`Löwe | Bär | Adler | Falke | Schwan | Hirsch`,
  color: list`Rot | Blau | Grün | Schwarz | Weiß`,
};
export const selfEmployed = list`Selbstständig | Freiberuflich | Freelancer | Selbständige Tätigkeit | Verschiedene Auftraggeber | Eigenes Unternehmen`;
export const remote = list`Remote | Homeoffice | bundesweit | deutschlandweit | Remote (DACH)`;
export const colleges = list`Berufsschule {town} | Berufskolleg {town} | IHK {town} | Handwerkskammer {town} | Staatliche Berufsschule {town} | {company} | Fachschule für Technik, {town} | BFW {town} | Berufsbildende Schulen {town} | Firma {surname}, {town} | {surname} GmbH | Meisterschule {town}`;
export const degrees: Degrees = {
  bachelor: list`B.Sc. | Bachelor of Science | B.A. | Bachelor of Arts | Bachelor | B.Eng.#engineering,tech | Bachelor of Engineering#engineering,tech | Bachelorstudium | Bachelor of Laws (LL.B.)#law | B.Sc. (Bachelor of Science)`,
  master: list`M.Sc. | Master of Science | M.A. | Diplom | Diplom-Ingenieur (FH)#engineering,tech | Dipl.-Ing.#engineering | Dipl.-Kfm.#management,finance,office | Magister Artium#media,education,marketing | Staatsexamen#law,health,education | Erstes Staatsexamen#law,education | M.Eng.#engineering,tech | Master | Masterstudium | Diplom (FH) | MBA | Dipl.-Inf. (FH)#tech,data`,
  doctorate: list`Promotion | Dr. rer. nat.#science | Dr. med.#health | Dr. phil.#education | Promotion zum Dr. rer. nat.#science | Habilitation`,
  vocational: list`Ausbildung zum {trade}~Ausbildung zur {trade} | Ausbildung | Lehre | Staatlich geprüfter Techniker~Staatlich geprüfte Technikerin | Meisterprüfung (HWK) | Berufsausbildung | Umschulung zum {trade}~Umschulung zur {trade} | Lehre als {trade} | Geprüfter Fachwirt (IHK)~Geprüfte Fachwirtin (IHK) | Weiterbildung | Berufsausbildung: {trade} | EFZ`,
  school: list`Abitur | Allgemeine Hochschulreife | Fachhochschulreife | Mittlere Reife | Realschulabschluss | Hauptschulabschluss | Qualifizierender Hauptschulabschluss | Fachabitur | Abschluss: Abitur | Fachgebundene Hochschulreife | Mittlerer Schulabschluss`,
};
export const areas: Record<Family, string[]> = {
  health: list`Humanmedizin | Pharmazie | Gesundheits- und Krankenpflege | Physiotherapie | Pflegemanagement | Zahnmedizin | Medizintechnik | Gesundheitswissenschaften`,
  care: list`Soziale Arbeit | Sozialpädagogik | Altenpflege | Frühpädagogik | Heilpädagogik | Psychologie`,
  education: list`Lehramt an Gymnasien | Germanistik | Geschichte | Mathematik | Erziehungswissenschaft | Anglistik/Amerikanistik | Sonderpädagogik`,
  science: list`Chemie | Biologie | Physik | Biochemie | Geowissenschaften | Werkstoffwissenschaft | Biotechnologie`,
  tech: list`Informatik | Wirtschaftsinformatik | Angewandte Informatik | Medieninformatik | Technische Informatik | Software Engineering`,
  data: list`Statistik | Mathematik | Data Science | Wirtschaftsmathematik | Informatik | Volkswirtschaftslehre`,
  management: list`Betriebswirtschaftslehre | Wirtschaftsingenieurwesen | BWL | International Management | Wirtschaftswissenschaften | Unternehmensführung`,
  law: list`Rechtswissenschaften | Jura | Wirtschaftsrecht | Politikwissenschaft | Rechtspflege`,
  finance: list`Betriebswirtschaftslehre | Finance & Accounting | Bankwesen | Steuerlehre | Volkswirtschaft | Versicherungswirtschaft | Rechnungswesen und Controlling`,
  hospitality: list`Hotelmanagement | Tourismusmanagement | Gastronomie | Hotelbetriebswirtschaft | Küchenmeister`,
  logistics: list`Logistik | Verkehrsbetriebswirtschaft | Lagerwirtschaft | Supply Chain Management | Spedition und Logistikdienstleistung`,
  sales: list`Einzelhandel | Handelsmanagement | Immobilienwirtschaft | Vertrieb | Groß- und Außenhandel`,
  trades: list`Metallbau | Elektrotechnik | Maschinentechnik | Sanitär-, Heizungs- und Klimatechnik | Kfz-Technik | Holztechnik | Mechatronik | Hochbau`,
  engineering: list`Maschinenbau | Bauingenieurwesen | Elektrotechnik und Informationstechnik | Architektur | Fahrzeugtechnik | Verfahrenstechnik | Mechatronik | Stadtplanung`,
  media: list`Kommunikationsdesign | Journalistik | Musik (Violine) | Medienwissenschaft | Übersetzen und Dolmetschen | Fotografie | Germanistik`,
  marketing: list`Marketing | Kommunikationswissenschaft | Medienmanagement | Publizistik | BWL mit Schwerpunkt Marketing`,
  office: list`Personalmanagement | Öffentliche Verwaltung | Büromanagement | Wirtschaftspsychologie | Eventmanagement | Verwaltungswissenschaft`,
  protection: list`Polizeivollzugsdienst | Schutz und Sicherheit | Rettungsingenieurwesen | Sicherheitsmanagement | Staats- und Sozialwissenschaften`,
  farming: list`Agrarwissenschaften | Gartenbau | Landwirtschaft | Weinbau und Oenologie | Forstwirtschaft | Landespflege`,
};
export const scores = list`Note: 1,7 | Abschlussnote 2,1 | Gesamtnote: gut | 1,3 | mit Auszeichnung | magna cum laude | Note 2,4 | sehr gut (1,2) | Durchschnitt: 2,0 | befriedigend | vollbefriedigend`;
export const studyHighlights = list`Schwerpunkt: {area} | Abschlussarbeit: „{area} im [Mittelstand;Wandel;Vergleich]“ | Auslandssemester in [Madrid;Lund;Lyon;Krakau] | Stipendium der [Studienstiftung;Konrad-Adenauer-Stiftung;Hans-Böckler-Stiftung] | Leistungskurse: Mathematik und Physik | Mitglied der Fachschaft {area} | Erasmus-Aufenthalt | Nebenfach {area} | Diplomarbeit bei {company} | Jahrgangsbester~Jahrgangsbeste`;
export const skills: Record<Family, string[]> = {
  health: list`Grundpflege | Wundversorgung | Behandlungspflege | Injektionen | Blutentnahme | Orbis | Manuelle Therapie | EKG | Hygienemanagement | Abrechnung | Arzneimittelkunde | Notfallmedizin`,
  care: list`Hilfeplanung | Kindeswohl (§ 8a) | Pflegedokumentation | Krisenintervention | Biografiearbeit | Elternarbeit | Gesprächsführung | Demenzbetreuung | Erste Hilfe am Kind`,
  education: list`Unterrichtsplanung | Differenzierung | Klassenführung | Moodle | Inklusion | Beratung | Smartboard | Didaktik | Lerncoaching`,
  science: list`PCR | HPLC | Zellkultur | R | MATLAB | GMP | LaTeX | Massenspektrometrie | Mikroskopie | Statistik | Titration | Origin`,
  tech: list`Java | Spring Boot | Python | C# | .NET | JavaScript | TypeScript | Angular | React | Docker | Kubernetes | Linux | SQL | PostgreSQL | Git | Jenkins | VMware | Active Directory | PowerShell | AWS | Azure | PHP | TYPO3 | C++ | ABAP`,
  data: list`SQL | Python | Power BI | Tableau | R | Excel | SAP BW | pandas | scikit-learn | Statistik | Data Warehouse | Spark | Zeitreihen`,
  management: list`Projektmanagement | Scrum | MS Project | Prozessoptimierung | SAP | Moderation | Budgetplanung | Jira | Verhandlungsführung | Change Management | PRINCE2`,
  law: list`Vertragsgestaltung | Arbeitsrecht | RA-MICRO | Juris | Beck-Online | Prozessführung | DSGVO | Mandantenbetreuung | Mahnwesen | beA`,
  finance: list`DATEV | HGB | IFRS | SAP FI/CO | Excel | Kreditprüfung | Jahresabschluss | Controlling | Lexware | Umsatzsteuer | Mahnwesen | Anlagebuchhaltung`,
  hospitality: list`HACCP | Warenwirtschaft | Opera | Bankettservice | Weinkenntnisse | Menüplanung | Kassensysteme | Patisserie | Gästebetreuung | Protel`,
  logistics: list`Staplerschein | SAP MM | Kommissionierung | Zollabwicklung | Ladungssicherung | Tourenplanung | Führerschein CE | Inventur | Gefahrgut (ADR) | Incoterms`,
  sales: list`Kundenberatung | Kassenführung | Akquise | CRM | Salesforce | Warenpräsentation | Verhandlung | Telefonmarketing | Angebotserstellung | Beschwerdemanagement`,
  trades: list`WIG-Schweißen | MAG | CNC | Heidenhain | Hydraulik | Pneumatik | SPS | Schaltpläne | Kfz-Diagnose | Messtechnik | Trockenbau | Rohrleitungsbau | Löten`,
  engineering: list`CATIA V5 | SolidWorks | AutoCAD | FEM | TIA Portal | EPLAN | Revit | HOAI | FMEA | MATLAB/Simulink | VOB | Allplan | Creo | Lean Production`,
  media: list`Photoshop | InDesign | Illustrator | Figma | Recherche | Typografie | Premiere Pro | SDL Trados | Lightroom | CMS | Storytelling | Cinema 4D`,
  marketing: list`SEO | SEA | Google Analytics | Content-Marketing | Social Media | WordPress | Texten | Newsletter | Eventorganisation | Canva | Pressearbeit`,
  office: list`MS Office | Terminplanung | Personalauswahl | SAP HCM | Lohnabrechnung | Protokollführung | Reisekostenabrechnung | 10-Finger-System | Personio | Ablage | Verwaltungsrecht`,
  protection: list`Sachkunde § 34a | Erste Hilfe | Deeskalation | Funk | Brandschutz | Atemschutz | Waffensachkunde | Führungserfahrung | Sport`,
  farming: list`Traktor (Klasse T) | Motorsäge | Melken | Pflanzenschutz | Baumschnitt | Pflasterarbeiten | Tierhaltung | Kellerwirtschaft | Floristik`,
};
export const softSkills = list`Teamfähigkeit | Belastbarkeit | Zuverlässigkeit | Kommunikationsstärke | Organisationstalent | Flexibilität | Eigeninitiative | Sorgfalt | Lernbereitschaft | Durchsetzungsvermögen | Einfühlungsvermögen | Pünktlichkeit`;
export const skillGroups = {
  hard: list`Fachkenntnisse | Kenntnisse | Fachlich | Schwerpunkte | Kompetenzen`,
  tools: list`EDV | EDV-Kenntnisse | Software | IT-Kenntnisse | Programme | Tools`,
  soft: list`Persönliche Stärken | Soft Skills | Sozialkompetenz | Stärken | Sonstiges`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  health: list`Praxisanleitung @ Caritas Akademie | Fachkunde Rettungsdienst @ Landesärztekammer Bayern | Wundexperte ICW @ ICW e. V. | Röntgenschein @ Zahnärztekammer`,
  care: list`Systemische Beratung @ DGSF | Erste Hilfe am Kind @ Johanniter | Kinderschutzfachkraft @ Paritätische Akademie`,
  tech: list`AWS Certified Developer – Associate @ Amazon Web Services | ITIL v3 Foundation @ AXELOS | ISTQB Certified Tester @ GTB | Professional Scrum Master I @ Scrum.org | CCNA @ Cisco | MCSA Windows Server @ Microsoft | iSAQB CPSA-F @ iSAQB`,
  data: list`Microsoft Power BI Data Analyst @ Microsoft | Machine Learning @ Coursera | Data Science @ Fraunhofer-Allianz`,
  management: list`IPMA Level D @ GPM | PRINCE2 Foundation @ AXELOS | Six Sigma Green Belt @ TÜV Rheinland | Certified ScrumMaster @ Scrum Alliance`,
  finance: list`Bilanzbuchhalter (IHK) @ IHK | DATEV Anwenderzertifikat @ DATEV eG | Steuerberaterexamen @ Steuerberaterkammer`,
  logistics: list`Staplerschein @ DEKRA | ADR-Schein @ IHK | Berufskraftfahrerqualifikation Modul 95 @ TÜV SÜD | Ladungssicherung VDI 2700 @ DEKRA`,
  trades: list`Schweißerprüfung DIN EN ISO 9606-1 @ DVS | Hochvoltschein @ TÜV NORD | Kranschein @ DEKRA | Elektrofachkraft @ HWK | Sachkunde Kältemittel @ IKKE`,
  engineering: list`REFA-Grundausbildung @ REFA | SiGeKo @ TÜV Rheinland | Energieberater @ dena | Qualitätsmanager @ DGQ`,
  hospitality: list`Hygieneschulung § 43 IfSG @ Gesundheitsamt | Sommelier @ IHK | Barista-Kurs @ Berlin School of Coffee`,
  protection: list`Sachkundeprüfung § 34a @ IHK | Rettungsschwimmer Silber @ DLRG | Truppführer @ Landesfeuerwehrschule`,
  farming: list`Motorsägenschein @ SVLFG | Sachkunde Pflanzenschutz @ Landwirtschaftskammer`,
  office: list`Europäischer Computerführerschein (ECDL) @ DLGI | Personalfachkaufmann @ IHK | Geprüfte Sekretärin @ IHK`,
};
export const anyCertificates = list`Ausbildereignungsschein (AEVO) @ IHK | Ersthelfer @ Deutsches Rotes Kreuz | Führerschein Klasse B @ Landratsamt | Brandschutzhelfer @ TÜV SÜD | Goethe-Zertifikat C1 @ Goethe-Institut | Business English @ VHS {town} | Excel für Fortgeschrittene @ VHS {town} | telc Deutsch B2 @ telc gGmbH`;
export const awards = list`Mitarbeiter des Jahres @ {company} | Deutschlandstipendium @ Universität {town} | 1. Platz Jugend forscht (Regionalwettbewerb) @ Stiftung Jugend forscht | Bester Prüfling @ IHK {town} | Innovationspreis @ {company} | Förderpreis @ Stadt {town} | Ehrenmedaille @ Bundeswehr`;
export const publications = list`Zur Bedeutung von {area} in der Praxis @ Springer | {skill} im Wandel @ Fachzeitschrift für {area} | Grundlagen {area} @ Hanser Verlag | {area} und Gesellschaft @ Beltz | Neue Wege in {unit} @ Schriften der Universität {town} | Einfluss von {skill} auf {area} @ Tagungsband {acronym}`;
export const projects = list`{word}: App zur [Zeiterfassung;Vereinsverwaltung;Rezeptsammlung] | Umzug {unit}: Planung und Durchführung in {n} Wochen | Einführung {skill}: Rollout an {n} Standorten | Bachelorarbeit: {skill} bei {company} | Website {surname}: Gestaltung und Umsetzung | Smart Home: Steuerung mit Raspberry Pi | {company}, {unit}: Ablösung des Altsystems durch {skill} | Schulgarten {town}: Anlage von {n} Hochbeeten`;
export const volunteerTitles = list`Ehrenamtlicher Helfer~Ehrenamtliche Helferin | Jugendtrainer~Jugendtrainerin | Kassenwart | Vorstandsmitglied | Schöffe~Schöffin | Nachhilfe für Geflüchtete | Übungsleiter~Übungsleiterin`;
export const volunteerPlaces = list`Deutsches Rotes Kreuz | TSV {town} | Freiwillige Feuerwehr {town} | Tafel {town} e. V. | THW Ortsverband {town} | Tierheim {town} | DLRG | Evangelische Jugend {town} | NABU | SV {town} 1920 e. V.`;
export const languages = list`Deutsch | Englisch | Französisch | Spanisch | Türkisch | Russisch | Polnisch | Italienisch | Arabisch | Kroatisch | Latein | Niederländisch`;
export const fluencies = list`fließend | gut | Grundkenntnisse | verhandlungssicher | B2 | C1 | Schulkenntnisse | sehr gut | A2 | fließend in Wort und Schrift | konversationssicher`;
export const mother = list`Muttersprache | Muttersprachler | muttersprachlich`;
export const interests = list`Wandern | Fußball | Lesen | Kochen | Fotografie | Radfahren | Musik | Reisen | Garten | Schach | Skifahren | Feuerwehr | Joggen | Handarbeit | Angeln | Motorrad | Theater`;
export const references = list`Auf Anfrage | Leiter {unit}, {company} | Stets zu unserer vollsten Zufriedenheit. | Ehemaliger Vorgesetzter bei {company}`;
