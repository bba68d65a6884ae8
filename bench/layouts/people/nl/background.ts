import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`Sint {saint} Ziekenhuis | Ziekenhuis {town} | Huisartsenpraktijk {surname} | Tandartspraktijk {surname} | Fysiotherapie {surname} | Gezondheidscentrum {town} | AZ Sint-{saint}`,
  pharmacy: list`Apotheek {surname} | Apotheek {town} | Stadsapotheek {town} | {tree} Apotheek`,
  care: list`Zorgcentrum De {tree} | Woonzorgcentrum {word} | Kinderopvang {animal} | Stichting {word} | Thuiszorg {town}`,
  school: list`Basisschool De {tree} | {surname} College | Openbare school {town} | Scholengemeenschap {town}`,
  university: list`Universiteit {town} | Hogeschool {town} | Instituut voor {unit}`,
  tech: list`{word} B.V. | {word} | {surname} Automatisering | {word} Software | {acronym} ICT | {word}.nl`,
  consulting: list`{surname} Advies | {word} Consulting | {surname} & Partners | {acronym} Advisory`,
  law: list`{surname} Advocaten | {surname} & {surname} Advocaten | Notariskantoor {surname} | Advocatenkantoor {surname}`,
  finance: list`Administratiekantoor {surname} | {surname} Accountants | {word} Verzekeringen | Rabobank {town}`,
  hospitality: list`Restaurant {word} | Hotel {surname} | Café De {animal} | Bakkerij {surname} | Brasserie {town} | Eetcafé {man} | Grand Café {word}`,
  airline: list`{town} Airport | {word} Air | {word} Ground Services`,
  logistics: list`Transportbedrijf {surname} | {surname} Logistics | Koeriersdienst {word} | Gebr. {surname} Transport`,
  retail: list`{surname} Schoenen | Supermarkt {surname} | Boekhandel {surname} | {word} Mode | Bouwmarkt {surname} | Tuincentrum De {tree}`,
  property: list`{surname} Makelaars | {surname} Vastgoed | Woningcorporatie {word}`,
  industry: list`{surname} Machinefabriek | {word} Industrie B.V. | Gebroeders {surname} | Garage {surname} | {surname} Staal | {acronym} Techniek | Koninklijke {surname}`,
  building: list`Bouwbedrijf {surname} | {surname} Installatietechniek | Elektro {surname} | Schildersbedrijf {surname} | {surname} Architecten | {word} Schoonmaak`,
  media: list`Dagblad {town} | Uitgeverij {surname} | Radio {town} | {word} Producties`,
  agency: list`Bureau {word} | {word} Communicatie | Studio {surname} | {color}e {animal}`,
  government: list`Gemeente {town} | Provinciehuis {town} | Waterschap {word} | Bibliotheek {town} | OCMW {town}`,
  military: list`{digit}e Infanteriebataljon | {surname}kazerne, {town} | Vliegbasis {town}`,
  police: list`Politie {town} | Politiezone {town} | PI {town}`,
  fire: list`Brandweer {town} | Veiligheidsregio {town} | Ambulancedienst {town}`,
  guard: list`{word} Beveiliging | {surname} Security | {acronym} Bewaking`,
  farm: list`Kwekerij {surname} | Hoveniersbedrijf {surname} | Boerderij De {tree} | Bloemen {surname} | Fruitbedrijf {surname}`,
  music: list`{town} Philharmonisch | Muziekschool {town} | Theater De {animal} | Schouwburg {town}`,
};
export const anyEmployers = list`{surname} Groep | {word} | {acronym} | {man} {surname} | Tempo-Team (bij {company}) | {surname} & Zonen | {word} Holding B.V. | {word} ({town})`;
export const nouns = {
  saint: list`Jozef | Lucas | Anna | Elisabeth | Jan`,
  tree: list`Linde | Eik | Wilg | Beuk | Kastanje`,
  animal: list`Leeuw | Zwaan | Uil | Haan | Vos`,
  color: list`Rod | Blauw | Groen | Witt`,
};
export const selfEmployed = list`Zelfstandig ondernemer | Zzp'er | Freelance | Eigen bedrijf | Diverse opdrachtgevers`;
export const remote = list`Thuiswerk | Remote | Landelijk | Hybride`;
export const colleges = list`ROC {town} | ROC van {town} | Praktijkschool {town} | MBO College {town} | VDAB {town} | Technisch Instituut Sint-{saint} | Vakschool {town} | Deltion College`;
export const degrees: Degrees = {
  bachelor: list`Bachelor | HBO | Hbo-bachelor | BSc | Bachelor of Science | Professionele bachelor | HBO Bachelor | Propedeuse`,
  master: list`Master | MSc | Master of Science | Doctoraal | WO Master | Drs. | Licentiaat | MBA`,
  doctorate: list`Promotie | PhD | Doctoraat | Gepromoveerd`,
  vocational: list`MBO niveau 4 | MBO niveau 2 | MBO 3 | BBL-opleiding | MBO | Opleiding tot {trade} | MTS#trades,engineering | BSO | LTS#trades`,
  school: list`VWO | HAVO | VMBO-TL | MAVO | Atheneum | VMBO kader | ASO | TSO | Gymnasium | VWO-diploma, profiel N&T`,
};
export const areas: Record<Family, string[]> = {
  health: list`Verpleegkunde | Geneeskunde | Farmacie | Fysiotherapie | Doktersassistent`,
  care: list`Social Work | Pedagogiek | Verzorgende IG | Maatschappelijk Werk en Dienstverlening`,
  education: list`Pabo | Lerarenopleiding Wiskunde | Nederlandse Taal en Cultuur | Onderwijskunde`,
  science: list`Scheikunde | Biologie | Natuurkunde | Life Sciences`,
  tech: list`Informatica | Technische Informatica | ICT-beheer | Kunstmatige Intelligentie`,
  data: list`Econometrie | Statistiek | Data Science | Wiskunde`,
  management: list`Bedrijfskunde | Technische Bedrijfskunde | Bestuurskunde | Small Business`,
  law: list`Rechtsgeleerdheid | Sociaal Juridische Dienstverlening | Nederlands Recht`,
  finance: list`Accountancy | Bedrijfseconomie | Finance & Control | Boekhouden`,
  hospitality: list`Hotelschool | Kok | Horeca-ondernemer | Toerisme`,
  logistics: list`Logistiek en Economie | Transport en Logistiek | Logistiek Medewerker | Chauffeur Wegvervoer | Logistics Management | Havenlogistiek`,
  sales: list`Commerciële Economie | Detailhandel | Verkoopspecialist | Makelaardij`,
  trades: list`Elektrotechniek | Metaalbewerking | Installatietechniek | Autotechniek | Timmeren`,
  engineering: list`Werktuigbouwkunde | Civiele Techniek | Bouwkunde | Elektrotechniek | Mechatronica`,
  media: list`Grafisch Ontwerp | Journalistiek | Conservatorium, piano | Vertaalwetenschap`,
  marketing: list`Communicatie | Marketing | Media en Entertainment`,
  office: list`Human Resource Management | Secretarieel Medewerker | Bestuurskunde | Personeel en Arbeid`,
  protection: list`Beveiliger 2 | Integrale Veiligheidskunde | Handhaver Toezicht en Veiligheid`,
  farming: list`Tuinbouw | Dier- en Veehouderij | Hovenier | Bos- en Natuurbeheer`,
};
export const scores = list`cum laude | Gemiddeld cijfer: 7,8 | 8,1 | met onderscheiding | Grote onderscheiding | Eindcijfer 7`;
export const studyHighlights = list`Minor {area} | Scriptie over {skill} | Uitwisseling in [Gent;Lissabon;Oslo] | Stage bij {company} | Bestuurslid studievereniging | Afstudeerrichting {area}`;
export const skills: Record<Family, string[]> = {
  health: list`Wondzorg | Bloedprikken | Triage | Medicatie delen | ONS | Reanimatie`,
  care: list`Rapporteren | Motiverende gespreksvoering | Kinder-EHBO | Groepsbegeleiding | Signs of Safety`,
  education: list`Klassenmanagement | Magister | Differentiëren | Toetsing | Digibord`,
  science: list`PCR | HPLC | R | Celkweek | GLP | Microscopie`,
  tech: list`Java | C# | .NET | PHP | Laravel | JavaScript | React | Python | Docker | Linux | MySQL | Azure | Git | Windows Server`,
  data: list`SQL | Python | R | Power BI | Excel | Tableau | SPSS`,
  management: list`Projectmanagement | Scrum | Prince2 | Onderhandelen | Budgetbeheer | Verandermanagement`,
  law: list`Contractenrecht | Procesvoering | AVG | Juridisch onderzoek | Legal Intelligence`,
  finance: list`Exact Online | AFAS | SAP | Excel | Btw-aangifte | Debiteurenbeheer`,
  hospitality: list`HACCP | Wijnkennis | Kassasystemen | Cocktails | Mise en place`,
  logistics: list`Heftruckcertificaat | Rijbewijs CE | Code 95 | WMS | Orderpicken`,
  sales: list`Klantgerichtheid | Kassa | CRM | Acquisitie | Etaleren`,
  trades: list`TIG-lassen | MIG/MAG | CNC | Tekening lezen | Hydrauliek | NEN 3140`,
  engineering: list`AutoCAD | SolidWorks | Revit | TIA Portal | MATLAB | Tekla`,
  media: list`Photoshop | InDesign | Illustrator | Figma | Premiere Pro | Interviewen`,
  marketing: list`SEO | Google Analytics | WordPress | Social media | Copywriting | Mailchimp`,
  office: list`MS Office | Notuleren | Agendabeheer | AFAS HRM | Tien vingers blind typen`,
  protection: list`Beveiligingsdiploma | BHV | EHBO | Portofonie | De-escalatie`,
  farming: list`Trekker rijden | Snoeien | Spuitlicentie | Motorzaag | Melken`,
};
export const softSkills = list`Teamspeler | Flexibel | Zelfstandig | Nauwkeurig | Communicatief | Stressbestendig | Klantvriendelijk | Leergierig`;
export const skillGroups = {
  hard: list`Vakkennis | Vaardigheden | Competenties`,
  tools: list`Computervaardigheden | Software | Programma's`,
  soft: list`Persoonlijke eigenschappen | Eigenschappen | Sterke punten`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  tech: list`AZ-900 @ Microsoft | ITIL Foundation @ AXELOS | PSM I @ Scrum.org`,
  trades: list`VCA Basis @ SSVV | NEN 3140 @ Kiwa | Lascertificaat niveau 3 @ NIL`,
  logistics: list`Heftruckcertificaat @ BMWT | Code 95 @ CBR | ADR @ CBR`,
  protection: list`Beveiliger 2 @ SVPB | BHV @ NIBHV`,
};
export const anyCertificates = list`BHV @ NIBHV | EHBO @ Oranje Kruis | Rijbewijs B @ CBR | VCA-VOL @ SSVV | Sociale Hygiëne @ SVH | Cambridge English B2 @ Cambridge English | Excel gevorderd @ NHA`;
export const awards = list`Medewerker van het jaar @ {company} | Scriptieprijs @ Universiteit {town} | Ondernemersprijs @ Gemeente {town} | Beste leerling @ ROC {town}`;
export const publications = list`Onderzoek naar {area} @ Tijdschrift voor {area} | {skill} in de praktijk @ Boom | Inleiding {area} @ Noordhoff | Over {unit} @ de Volkskrant`;
export const projects = list`{word}: app voor [boodschappen;hardlopers;carpoolen] | Website {word}: ontwerp en bouw | Afstudeerproject: {skill} bij {company} | Invoering {skill}: {n} vestigingen | Buurttuin {town}: aanleg van {n} bakken`;
export const volunteerTitles = list`Vrijwilliger~Vrijwilligster | Jeugdtrainer | Penningmeester | Bestuurslid | Scoutingleider | Taalmaatje`;
export const volunteerPlaces = list`Rode Kruis | Voedselbank {town} | Scouting {town} | VV {town} | Dierenasiel {town} | Humanitas | Zonnebloem | Leger des Heils`;
export const languages = list`Nederlands | Engels | Duits | Frans | Spaans | Turks | Pools | Arabisch | Fries`;
export const fluencies = list`Goed | Vloeiend | Redelijk | Basis | B2 | C1 | Uitstekend | Matig | A2`;
export const mother = list`Moedertaal | Moedertaalspreker`;
export const interests = list`Voetbal | Lezen | Reizen | Koken | Hardlopen | Fotografie | Fietsen | Muziek | Zeilen | Schaatsen | Tuinieren`;
export const references = list`Op aanvraag | Hoofd {unit}, {company} | Voormalig leidinggevende bij {company}`;
