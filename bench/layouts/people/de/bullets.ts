import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Grund- und Behandlungspflege von bis zu {m} Patienten pro Schicht
Verabreichung von Medikamenten und Überwachung der Vitalzeichen
Anleitung von {n} Auszubildenden und Praktikanten
Dokumentation in [Orbis;SAP IS-H;Medico;Vivendi]
Vorbereitung und Assistenz bei [Operationen;Endoskopien;Zahnbehandlungen;Herzkatheteruntersuchungen]
Beratung der Kunden zu Arzneimitteln und Wechselwirkungen
Selbstständige Durchführung von [Krankengymnastik;manueller Therapie;Lymphdrainagen]
Notfalleinsätze im Rettungsdienst mit jährlich rund {N} Fahrten
Blutentnahmen, EKG und Wundversorgung
Einführung eines neuen Hygienekonzepts, Senkung der Infektionen um {p} %
Stationsarbeit, Visiten und Bereitschaftsdienste
Terminvergabe, Abrechnung nach [GOÄ;EBM;BEMA] und Praxisorganisation
Dienstplanung für {m} Pflegekräfte`,
  care: list`
Betreuung von {n} Bewohnern in allen Bereichen des täglichen Lebens
Erstellung von Hilfeplänen in Zusammenarbeit mit dem Jugendamt
Planung und Durchführung von [Bastelangeboten;Ausflügen;Sprachförderung;Bewegungsspielen]
Elterngespräche und Entwicklungsdokumentation
Begleitung zu Arztterminen und Behörden
Einzelfallhilfe für {m} Familien
Eingewöhnung von Kindern unter drei Jahren nach dem Berliner Modell
Pflegeplanung und Dokumentation
Krisenintervention und Deeskalation
Sterbebegleitung und Gespräche mit Angehörigen
Leitung einer Gruppe mit {m} Kindern und {n} Fachkräften`,
  education: list`
Unterricht in [Mathematik;Englisch;Biologie;Sport;Französisch] in den Klassen 5 bis 10
Klassenleitung einer 8. Klasse mit {m} Schülerinnen und Schülern
Organisation von [Klassenfahrten;Projekttagen;Elternabenden]
Korrektur von Klausuren und Abiturprüfungen
Leitung der [Theater-AG;Schach-AG;Schülerzeitung]
Einführung digitaler Medien im Unterricht, u. a. [Moodle;Tablets;mebis]
Betreuung von {n} Bachelor- und Masterarbeiten
Vorlesungen und Seminare zu [Statistik;Sozialpolitik;Werkstoffkunde]
Förderunterricht für Kinder mit Lernschwierigkeiten
Ausarbeitung von Lehrplänen und Unterrichtsmaterial
Mitarbeit in der Steuergruppe zur Schulentwicklung`,
  science: list`
Forschung zu [Batteriewerkstoffen;Genregulation;Meereis;Katalysatoren] im Rahmen eines DFG-Projekts
Veröffentlichung von {n} Artikeln in Fachzeitschriften
Vorträge auf internationalen Tagungen
Durchführung von [PCR;HPLC-Analysen;Zellkulturen;Röntgenbeugung]
Auswertung der Messdaten mit [R;Python;MATLAB;Origin]
Betreuung studentischer Arbeiten und Praktika
Einwerbung von Drittmitteln in Höhe von {money}
Aufbau eines neuen Messplatzes
Wartung und Kalibrierung der Analysegeräte
Prüfung von Rohstoffen und Fertigprodukten nach [GMP;DIN EN ISO 17025;Arzneibuch]
Promotion mit dem Thema [Oxidschichten;Proteinfaltung;Mikroplastik in Flüssen]`,
  tech: list`
Entwicklung von [REST-Schnittstellen;Microservices;Webanwendungen] mit {skill} und {skill}
Migration der Altanwendung auf [Kubernetes;AWS;Azure;Spring Boot]
Betreuung von {N} Arbeitsplätzen im First- und Second-Level-Support
Aufbau einer CI/CD-Pipeline mit [GitLab;Jenkins;GitHub Actions]
Durchführung von Code-Reviews und Einarbeitung neuer Kollegen
Administration von Windows- und Linux-Servern, Active Directory und VMware
Erhöhung der Testabdeckung von {m} % auf 9{n} %
Konzeption und Umsetzung des Kundenportals für [eine Versicherung;einen Energieversorger;einen Onlinehändler]
Anforderungsanalyse und Aufwandsschätzung mit dem Fachbereich
Fehleranalyse und Wartung bestehender Software
Verkürzung der Antwortzeiten um {p} % durch Caching
Einführung von Scrum im Team
Erstellung und Ausführung automatisierter Tests mit [Selenium;JUnit;Cypress]
Rufbereitschaft und Monitoring mit [Nagios;Grafana;Zabbix]`,
  data: list`
Aufbau von Dashboards in [Power BI;Tableau;Qlik] für die Geschäftsleitung
Entwicklung von Prognosemodellen für [Absatz;Energieverbrauch;Kündigungen]
Aufbereitung großer Datenmengen mit SQL und Python
Automatisierung des Monatsberichts, Ersparnis von {m} Stunden
Konzeption des Data Warehouse auf Basis von [Snowflake;SAP BW;Exasol]
Durchführung von A/B-Tests im Onlineshop
Präsentation der Ergebnisse vor dem Vorstand
Betrieb von Machine-Learning-Modellen mit [MLflow;Docker;Azure ML]
Definition von Kennzahlen mit den Fachabteilungen
Schulung von {m} Anwendern`,
  management: list`
Leitung eines Projekts mit {m} Mitarbeitern und einem Budget von {money}
Einführung von [SAP S/4HANA;eines CRM-Systems;agiler Methoden] an {n} Standorten
Steuerung externer Dienstleister
Erarbeitung der Produktstrategie und Pflege des Backlogs
Beratung von [Mittelständlern;Banken;Automobilzulieferern] bei der Digitalisierung
Aufbau des Unternehmens von {n} auf {m} Mitarbeiter
Termin-, Kosten- und Risikomanagement
Moderation von Workshops und Lenkungsausschüssen
Umsatzsteigerung um {p} % in {n} Jahren
Personalverantwortung für {m} Mitarbeiter
Verhandlung mit Investoren, Abschluss einer Finanzierung über {money}
Analyse und Optimierung von Geschäftsprozessen`,
  law: list`
Beratung von Mandanten im [Arbeitsrecht;Mietrecht;Gesellschaftsrecht;Verkehrsrecht]
Prozessführung vor [Amts- und Landgerichten;Arbeitsgerichten;Verwaltungsgerichten]
Entwurf und Prüfung von Verträgen
Anfertigung von Schriftsätzen und Gutachten
Fristenkontrolle, Aktenführung und Korrespondenz mit RA-MICRO
Abrechnung nach RVG
Begleitung von Unternehmenskäufen bis {money}
Datenschutzschulungen für {N} Beschäftigte
Vorbereitung von Notarverträgen und Grundbuchangelegenheiten
Zwangsvollstreckung und Mahnwesen`,
  finance: list`
Erstellung von Monats-, Quartals- und Jahresabschlüssen nach [HGB;IFRS;UGB]
Buchung von {N} Belegen pro Monat in [DATEV;SAP FI;Lexware]
Umsatzsteuervoranmeldungen und Steuererklärungen für {m} Mandanten
Beratung von Privatkunden zu Konten, Krediten und Geldanlage
Kontenabstimmung und Mahnwesen
Budgetplanung, Forecast und Abweichungsanalyse
Bearbeitung von [Kfz-;Haftpflicht-;Hausrat-]Schäden
Verkürzung des Monatsabschlusses von {m} auf {n} Tage
Prüfung von Kreditanträgen bis {money}
Lohn- und Gehaltsabrechnung für {m} Mitarbeiter
Ansprechpartner für Wirtschaftsprüfer und Finanzamt`,
  hospitality: list`
Zubereitung von [Saucen;Vorspeisen;Desserts;regionalen Gerichten] für bis zu {N} Gäste
Check-in und Check-out, Reservierungen in [Opera;Fidelio;Protel]
Service im Restaurant mit {m} Plätzen
Einhaltung der HACCP-Richtlinien
Planung von Banketten und Hochzeiten
Warenbestellung und Inventur
Anleitung von {n} Auszubildenden
Betreuung der Fluggäste auf Lang- und Mittelstrecke
Kassenführung und Tagesabrechnung
Erstellung der Wochenkarte und Kalkulation
Zubereitung von Cocktails und Heißgetränken`,
  logistics: list`
Be- und Entladen von LKW
Kommissionierung von {N} Positionen pro Schicht mit Scanner
Auslieferung von Waren im Raum {town}
Tourenplanung für {m} Fahrzeuge
Wareneingangskontrolle und Einlagerung
Verzollung und Erstellung von Frachtpapieren
Führen von Gabelstaplern und Hubwagen
Inventur und Bestandsführung in SAP
Verhandlungen mit {m} Lieferanten, Einsparung von {money}
Ladungssicherung und Einhaltung der Lenkzeiten
Führung eines Teams von {m} Mitarbeitern im Drei-Schicht-Betrieb`,
  sales: list`
Beratung und Verkauf im Bereich [Schuhe;Möbel;Elektronik;Haushaltswaren]
Kassieren und Tagesabschluss
Akquise von Neukunden in der Region {town}
Warenpräsentation und Regalpflege
Bearbeitung von täglich {m} Anfragen per Telefon und E-Mail
Betreuung von {m} Großkunden mit einem Umsatz von {money}
Erstellung von Angeboten und Nachverfolgung
Reklamationsbearbeitung
Vermietung und Verkauf von [Wohnungen;Gewerbeflächen;Einfamilienhäusern]
Umsatzsteigerung der Filiale um {p} %
Teilnahme an Messen in [Köln;Hannover;Frankfurt]
Einsatzplanung für {m} Mitarbeiter`,
  trades: list`
Verdrahtung von Schaltschränken nach Schaltplan
Schweißen von [Rohrleitungen;Stahlkonstruktionen;Behältern] mit WIG und MAG
Wartung und Reparatur von [PKW;Aufzügen;Heizungen;Pumpen]
Einrichten und Bedienen von CNC-[Fräsmaschinen;Drehmaschinen;Bearbeitungszentren]
Montage von [Küchen;Fenstern;Photovoltaikanlagen;Bädern]
Fehlersuche und Störungsbeseitigung im Schichtbetrieb
Qualitätskontrolle mit Messschieber und Messmaschine
Inspektion und Vorbereitung zur Hauptuntersuchung
Unterhaltsreinigung von Büros und Treppenhäusern
Einbau von Türen und Innenausbau
Ausbildung von {n} Lehrlingen
Prüfung ortsveränderlicher Geräte nach DGUV V3`,
  engineering: list`
Konstruktion von [Getrieben;Vorrichtungen;Gehäusen;Blechteilen] in [CATIA V5;SolidWorks;NX;Inventor]
FEM-Berechnung und Festigkeitsnachweise
Bauleitung von {n} Wohngebäuden mit einem Volumen von {money}
Programmierung von SPS-Steuerungen ([Siemens S7;TIA Portal;Beckhoff])
Inbetriebnahme von Anlagen in [China;Mexiko;Polen]
Entwurfs- und Ausführungsplanung, Leistungsphasen 1-5
Ausschreibung, Vergabe und Abrechnung
Erprobung von Prototypen auf dem Prüfstand
Reduzierung der Herstellkosten um {p} %
Durchführung von FMEA und Lieferantenaudits
Aufmaß und Vermessung auf der Baustelle
Abstimmung mit Kunden, Fertigung und Einkauf`,
  media: list`
Gestaltung von [Broschüren;Logos;Verpackungen;Anzeigen] für {m} Kunden
Recherche und Schreiben von Artikeln zu [Kommunalpolitik;Wirtschaft;Kultur]
Übersetzung von [technischen;juristischen;medizinischen] Texten aus dem Englischen
Wireframes und Prototypen in Figma
Usability-Tests mit {m} Teilnehmern
Reinzeichnung und Druckvorbereitung
Fotografie von Hochzeiten, Porträts und Veranstaltungen
Konzerte mit dem Orchester im In- und Ausland
Videoschnitt und Vertonung
Redaktionelle Betreuung der Website`,
  marketing: list`
Planung und Steuerung von [Google-Ads-;Facebook-;Print-]Kampagnen mit einem Budget von {money}
Betreuung der Social-Media-Kanäle
Steigerung der Besucherzahlen um {p} %
Verfassen von Pressemitteilungen und Newslettern
Organisation von Messeauftritten
Erstellung des Redaktionsplans
Auswertung mit Google Analytics
Briefing von Agenturen und Freelancern
Relaunch der Unternehmenswebsite
Markt- und Wettbewerbsanalysen`,
  office: list`
Allgemeine Büroorganisation, Post und Telefonzentrale
Besetzung von {m} Stellen pro Jahr
Vorbereitung der Lohnabrechnung für {N} Beschäftigte
Terminplanung und Reisebuchung für die Geschäftsführung
Protokollführung bei Sitzungen
Bearbeitung von [Bauanträgen;Wohngeldanträgen;Personalausweisen;Förderanträgen]
Organisation von Tagungen mit bis zu {N} Teilnehmern
Pflege der Personalakten
Rechnungsprüfung und Bestellwesen
Schriftverkehr in Deutsch und Englisch
Einführung von [Personio;DATEV;SAP HCM]`,
  protection: list`
Streifendienst und Unfallaufnahme
Objektschutz und Zugangskontrolle
Führung einer Gruppe von {m} Soldaten
Auslandseinsatz in [Afghanistan;Mali;im Kosovo]
Brandbekämpfung und technische Hilfeleistung
Ausbildung von Rekruten an [Waffen;Funkgeräten;Fahrzeugen]
Ermittlungen bei Einbruchs- und Betrugsdelikten
Überwachung der Videoanlage
Einlasskontrolle bei Veranstaltungen mit bis zu {N} Besuchern
Brandschutzbegehungen und Schulungen`,
  farming: list`
Versorgung von {m} Milchkühen und Kälbern
Bodenbearbeitung, Aussaat und Ernte
Pflege von Grünanlagen, Hecken und Bäumen
Bedienung und Wartung von Traktoren und Mähdreschern
Pflanz- und Pflasterarbeiten
Weinlese und Kellerarbeit
Gestaltung von Sträußen und Trauerfloristik
Bewirtschaftung von {m} Hektar Ackerland
Anleitung von {n} Saisonkräften
Verkauf auf dem Wochenmarkt
Umstellung auf ökologischen Landbau`,
};

export const anyBullets = list`
Einarbeitung neuer Mitarbeiter
Verantwortlich für [Qualität;Termine;Budget;Arbeitssicherheit] in der Abteilung
Enge Zusammenarbeit mit [Vertrieb;Einkauf;Produktion;Kollegen in {town}]
Vertretung der Leitung bei Abwesenheit
Allgemeine Verwaltungsaufgaben
Ansprechpartner für [Kunden;Lieferanten;Behörden;neue Kollegen]
Mitarbeit bei der Einführung eines neuen [EDV-Systems;Schichtmodells;Qualitätsmanagements]
Führung eines Teams von {n} Personen
Befristete Anstellung als Elternzeitvertretung
Beförderung nach {n} Monaten
Mitglied im Betriebsrat
Optimierung der Arbeitsabläufe
Dokumentation und Berichtswesen
Sicherstellung der Einhaltung gesetzlicher Vorschriften
Auszeichnung als Mitarbeiter des Jahres`;
export const tails = list`
, dadurch {p} % weniger Aufwand
 in enger Abstimmung mit [der Geschäftsführung;dem Kunden;den Fachabteilungen]
 mit {skill} und {skill}
 an {n} Standorten
, termingerecht und im Budget
 im Team mit {m} Kollegen
 (Budget: {money})
 für nationale und internationale Kunden
 unter Einhaltung aller Vorschriften
, auch im Wochenenddienst
 sowie Vorbereitung der Unterlagen für [das Audit;die Prüfung;die Geschäftsleitung]`;
export const summaries = {
  first: list`
<Erfahrener~Erfahrene> {title} mit {y} Jahren Berufserfahrung.
<Engagierter~Engagierte> {title} auf der Suche nach einer neuen Herausforderung im Raum {town}.
Seit über {y} Jahren bin ich als {title} tätig.
<Motivierter~Motivierte> {title} mit fundierten Kenntnissen in {skill} und {skill}.
Ich bin <ein zuverlässiger~eine zuverlässige> {title} und arbeite gern im Team.
Mein Schwerpunkt liegt im Bereich {unit}.
Nach {y} Jahren bei {company} suche ich eine verantwortungsvolle Aufgabe als {title}.
<Berufseinsteiger~Berufseinsteigerin> mit Begeisterung für {skill}.`,
  more: list`
Strukturierte Arbeitsweise, Belastbarkeit und Teamgeist zeichnen mich aus.
Führungserfahrung mit bis zu {m} Mitarbeitern.
Sehr gute Kenntnisse in {skill}, {skill} und {skill}.
Führerschein Klasse B und eigener PKW vorhanden.
Ich bin zeitlich flexibel und zu Schichtarbeit bereit.
Verfügbar ab sofort.
Verhandlungssicheres Englisch.
Zuletzt habe ich Projekte für {company} und {company} begleitet.
Mein Ziel ist eine langfristige Anstellung.
In meiner Freizeit engagiere ich mich ehrenamtlich.`,
};
