import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Zorg voor {m} patiënten per dienst op de afdeling [chirurgie;interne;orthopedie]
Toedienen van medicatie en controleren van vitale functies
Wondverzorging, bloedafname en [ECG's;vaccinaties]
Afleveren van recepten en voorlichting aan patiënten
Begeleiden van stagiairs en nieuwe collega's
Opstellen van behandelplannen bij [rug;knie;schouder]klachten`,
  care: list`
Begeleiden van {n} cliënten bij het dagelijks leven
Helpen bij wassen, aankleden en eten
Organiseren van activiteiten voor [ouderen;jongeren;kinderen]
Opstellen van zorgplannen en rapporteren
Verzorgen van een groep van {m} kinderen van 0 tot 4 jaar`,
  education: list`
Lesgeven aan klassen van {m} leerlingen
Voeren van oudergesprekken en mentoraat
Ontwikkelen van lesmateriaal voor [rekenen;taal;biologie]
Begeleiden van {n} afstudeerders
Organiseren van schoolkamp en excursies`,
  science: list`
Onderzoek naar [algen;zonnecellen;eiwitten]
Publiceren van {n} artikelen in internationale tijdschriften
Uitvoeren van analyses met [HPLC;PCR;GC-MS]
Controleren van grondstoffen en eindproducten
Verwerken van meetgegevens in R`,
  tech: list`
Ontwikkelen van [webapplicaties;apps;koppelingen] in {skill} en {skill}
Beheren van {m} servers en {N} werkplekken
Oplossen van storingen en meldingen
Migreren naar [Azure;AWS;Office 365]
Schrijven van unittests en documentatie
Verkorten van de laadtijd met {p}%
Aansturen van {n} ontwikkelaars in een scrumteam`,
  data: list`
Bouwen van dashboards in [Power BI;Tableau;Qlik]
Voorspelmodellen voor [verkoop;uitval;energieverbruik]
Opschonen en koppelen van data met SQL
Presenteren van inzichten aan het management`,
  management: list`
Verantwoordelijk voor een budget van {money}
Leidinggeven aan {m} medewerkers
Bewaken van planning, kosten en risico's
Adviseren van [gemeenten;banken;mkb-bedrijven]
Begeleiden van veranderingen bij {N} medewerkers
Onderhandelen met leveranciers en investeerders`,
  law: list`
Opstellen van [contracten;processtukken;akten;adviezen]
Procederen bij de rechtbank in {town}
Adviseren over [arbeidsrecht;huurrecht;privacy]
Bewaken van termijnen en dossiers`,
  finance: list`
Verwerken van {N} facturen per maand
Verzorgen van btw-aangiften en jaarrekeningen
Afletteren van bankmutaties en debiteurenbeheer
Maandafsluiting in [Exact;AFAS;SAP]
Adviseren van klanten over hypotheken en verzekeringen
Behandelen van [auto;brand;reis]schades`,
  hospitality: list`
Bereiden van [voorgerechten;desserts;lunches] voor {N} gasten
Bedienen van gasten en afrekenen
In- en uitchecken van gasten
Bestellen en controleren van voorraden
Werken volgens HACCP
Verzorgen van bruiloften en feesten`,
  logistics: list`
Laden en lossen van vrachtwagens
Verzamelen van orders met scanner
Bezorgen van pakketten in {town} en omgeving
Rijden op heftruck en reachtruck
Voorraadbeheer en inventarisatie
Plannen van ritten voor {m} chauffeurs`,
  sales: list`
Adviseren van klanten over [schoenen;keukens;telefoons]
Kassa draaien en winkel afsluiten
Werven van nieuwe klanten in de regio {town}
Omzetgroei van {p}% gerealiseerd
Beantwoorden van {m} telefoontjes per dag
Opstellen van offertes
Bezichtigingen en taxaties`,
  trades: list`
Aanleggen van elektrische installaties in [woningen;kantoren;fabrieken]
Lassen van [rvs;leidingwerk;constructies]
Onderhoud en reparatie van [auto's;ketels;pompen]
Instellen en bedienen van CNC-machines
Lezen van technische tekeningen
Plaatsen van [keukens;kozijnen;zonnepanelen]
Schoonmaken van kantoren en trappenhuizen
Verhelpen van storingen in ploegendienst`,
  engineering: list`
Ontwerpen van onderdelen in [SolidWorks;Inventor;Creo]
Berekenen van beton- en staalconstructies
Toezicht op een project van {money}
Tekenen in AutoCAD en Revit
Programmeren van Siemens-PLC's
Kostenbesparing van {p}%`,
  media: list`
Ontwerpen van [logo's;folders;verpakkingen]
Schrijven van artikelen over [politiek;sport;cultuur]
Vertalen van [juridische;technische;medische] teksten uit het Engels
Fotograferen van bruiloften en evenementen
Monteren van video's`,
  marketing: list`
Beheren van social media met {N} volgers
Campagnes in [Google Ads;Facebook;print]
Schrijven van persberichten en nieuwsbrieven
Organiseren van beurzen
Groei van het websitebezoek met {p}%`,
  office: list`
Telefoon aannemen en bezoekers ontvangen
Agendabeheer en boeken van reizen
Werven en selecteren van {m} medewerkers
Notuleren van vergaderingen
Archiveren en postverwerking
Behandelen van aanvragen voor [vergunningen;paspoorten;uitkeringen]`,
  protection: list`
Bewaken van [kantoren;winkels;evenementen]
Surveillance en toegangscontrole
Brandbestrijding en hulpverlening
Uitzending naar [Afghanistan;Mali;Bosnië]
Opleiden van {m} rekruten`,
  farming: list`
Melken en verzorgen van {m} koeien
Oogsten van [tomaten;aardappelen;bloembollen;appels]
Aanleg en onderhoud van tuinen
Bedienen van trekker en machines
Snoeien van bomen en hagen`,
};
export const anyBullets = list`
Inwerken van nieuwe collega's
Samenwerken met [verkoop;inkoop;andere afdelingen]
Contact met klanten en leveranciers
Vervangen van de leidinggevende bij afwezigheid
Meewerken aan de invoering van een nieuw [systeem;rooster;kwaliteitshandboek]
Tijdelijk contract
Aansturen van {n} medewerkers
Naleven van veiligheidsvoorschriften
Diverse administratieve werkzaamheden`;
export const tails = list`
, met een besparing van {p}%
 in overleg met [de directie;andere afdelingen;de vestiging in {town}]
 op {n} locaties
 met {skill} en {skill}
, binnen tijd en budget
 (budget: {money})
 in binnen- en buitenland`;
export const summaries = {
  first: list`
Ervaren {title} met {y} jaar werkervaring.
Enthousiaste {title} op zoek naar een nieuwe uitdaging in de regio {town}.
Ik werk al {y} jaar met plezier als {title}.
Allround professional met kennis van {skill} en {skill}.
Pas afgestudeerd en gemotiveerd om te leren.`,
  more: list`
Ik ben nauwkeurig, flexibel en een echte teamspeler.
Goede kennis van {skill}, {skill} en {skill}.
Rijbewijs B en eigen auto.
Per direct beschikbaar.
Ervaring met het aansturen van {m} mensen.`,
};
