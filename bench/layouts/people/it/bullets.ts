import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Assistenza a {m} pazienti per turno nel reparto di [medicina;chirurgia;ortopedia]
Somministrazione delle terapie e rilevazione dei parametri vitali
Prelievi, medicazioni ed [elettrocardiogrammi;vaccinazioni]
Dispensazione dei farmaci e consiglio al banco
Riabilitazione post-operatoria di [ginocchio;spalla;anca]
Sterilizzazione degli strumenti`,
  care: list`
Assistenza a persone anziane non autosufficienti
Igiene personale e preparazione dei pasti
Laboratori di [pittura;cucina;lettura] per {m} utenti
Colloqui con le famiglie e relazioni sociali
Accudimento di bambini da {n} mesi a tre anni`,
  education: list`
Insegnamento di [matematica;italiano;inglese;storia] in classi di {m} alunni
Preparazione e correzione delle verifiche
Coordinamento del consiglio di classe
Organizzazione di gite e laboratori
Relatore di {n} tesi di laurea`,
  science: list`
Ricerca su [polimeri;batteri resistenti;onde gravitazionali]
Pubblicazione di {n} articoli su riviste internazionali
Analisi [HPLC;PCR;spettroscopiche]
Controllo qualità di materie prime e prodotti finiti
Elaborazione statistica dei dati con R`,
  tech: list`
Sviluppo di applicazioni [web;mobile;gestionali] in {skill} e {skill}
Assistenza a {N} utenti e gestione dei ticket
Migrazione dei server su [AWS;Azure]
Progettazione di database e API REST
Test, debug e documentazione
Riduzione dei tempi di risposta del {p}%
Coordinamento di un team di {n} sviluppatori`,
  data: list`
Creazione di dashboard in [Power BI;Tableau;Qlik]
Modelli previsionali per [vendite;consumi;frodi]
Estrazione e pulizia dei dati con SQL
Report mensili per la direzione`,
  management: list`
Gestione di un budget di {money}
Coordinamento di un gruppo di {m} persone
Pianificazione delle attività e controllo dei costi
Analisi dei processi e proposte di miglioramento
Consulenza a [piccole imprese;banche;enti pubblici]
Trattative con fornitori e investitori`,
  law: list`
Redazione di [atti giudiziari;contratti;pareri]
Udienze presso il Tribunale di {town}
Consulenza in materia di [lavoro;famiglia;recupero crediti]
Gestione dello scadenzario e delle notifiche
Adeguamento al GDPR`,
  finance: list`
Registrazione di {N} fatture al mese
Liquidazioni IVA e dichiarazioni dei redditi
Riconciliazioni bancarie e solleciti
Chiusura del bilancio con [Zucchetti;TeamSystem;SAP]
Gestione di un portafoglio di {m} clienti
Istruttoria di mutui e finanziamenti`,
  hospitality: list`
Preparazione di [primi piatti;dolci;antipasti] per {N} coperti
Servizio ai tavoli e al banco bar
Check-in e check-out degli ospiti
Gestione degli ordini e del magazzino
Rispetto delle norme HACCP
Organizzazione di matrimoni e banchetti`,
  logistics: list`
Carico e scarico merci
Preparazione degli ordini con palmare
Consegne a {town} e provincia
Guida del muletto
Inventario e controllo delle giacenze
Documenti di trasporto e pratiche doganali`,
  sales: list`
Accoglienza e assistenza alla clientela
Cassa e chiusura giornaliera
Allestimento delle vetrine
Acquisizione di nuovi clienti in [Veneto;Lombardia;Puglia]
Incremento del fatturato del {p}%
Gestione di {m} telefonate al giorno
Visite agli immobili e trattative`,
  trades: list`
Impianti elettrici [civili;industriali;navali]
Saldatura di [acciaio inox;tubazioni;carpenteria]
Riparazione di [motori;freni;caldaie;pompe]
Conduzione di macchine CNC
Lettura del disegno tecnico
Posa di [pavimenti;infissi;cartongesso]
Pulizia di uffici e condomini
Manutenzione ordinaria e straordinaria`,
  engineering: list`
Progettazione in [SolidWorks;CATIA;Inventor]
Direzione lavori per un importo di {money}
Calcolo di strutture in cemento armato
Disegni esecutivi in AutoCAD
Programmazione di PLC Siemens
Collaudi presso clienti in [Germania;Turchia;Brasile]`,
  media: list`
Progettazione di [loghi;cataloghi;manifesti]
Articoli di [cronaca;sport;cultura] per l'edizione locale
Traduzione di testi [legali;tecnici;medici] dal tedesco
Servizi fotografici per matrimoni ed eventi
Montaggio di video e documentari`,
  marketing: list`
Gestione dei canali social con {N} follower
Campagne [Google Ads;Facebook;stampa]
Comunicati stampa e newsletter
Organizzazione di fiere ed eventi
Aumento delle visite al sito del {p}%`,
  office: list`
Accoglienza clienti e centralino
Gestione agenda e trasferte
Elaborazione di {m} cedolini
Selezione del personale
Archiviazione e protocollo
Istruttoria di [pratiche edilizie;domande di contributo;carte d'identità]`,
  protection: list`
Vigilanza di [banche;centri commerciali;cantieri]
Controllo accessi e ronde
Interventi di soccorso e antincendio
Missione all'estero in [Libano;Kosovo;Afghanistan]
Addestramento di {m} reclute`,
  farming: list`
Raccolta di [olive;uva;pomodori;mele]
Mungitura e cura di {m} capi
Potatura e irrigazione
Guida di trattori e mietitrebbie
Manutenzione di parchi e giardini`,
};
export const anyBullets = list`
Formazione dei nuovi assunti
Lavoro in autonomia e in squadra
Rapporti con clienti e fornitori
Sostituzione del responsabile durante le ferie
Collaborazione all'introduzione di un nuovo [gestionale;sistema qualità]
Contratto stagionale
Responsabile di {n} persone
Rispetto delle norme di sicurezza
Attività di segreteria e archiviazione`;
export const tails = list`
, con un risparmio del {p}%
 in collaborazione con [la direzione;gli altri reparti;la sede di {town}]
 in {n} sedi
 con {skill} e {skill}
, nel rispetto dei tempi
 (budget: {money})
 in Italia e all'estero`;
export const summaries = {
  first: list`
{title} con {y} anni di esperienza.
<Motivato~Motivata> e <preciso~precisa>, cerco un impiego come {title} a {town}.
Da oltre {y} anni lavoro nel settore, con buona conoscenza di {skill} e {skill}.
<Laureato~Laureata> in cerca di prima occupazione.
Dopo l'esperienza in {company}, desidero crescere come {title}.`,
  more: list`
Buone capacità relazionali e organizzative.
Ottima conoscenza di {skill}, {skill} e {skill}.
Patente B, automunito.
Disponibilità immediata, anche a turni.
Ho coordinato gruppi fino a {m} persone.`,
};
