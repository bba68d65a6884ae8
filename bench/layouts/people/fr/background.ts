import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`CHU de {town} | Clinique Saint-{saint} | Centre hospitalier de {town} | Cabinet du Dr {surname} | Cabinet dentaire {surname} | Laboratoire {surname} | Hôpital {saint} {surname} | Ambulances {surname} | Service de {unit}, CHU de {town}`,
  pharmacy: list`Pharmacie {surname} | Pharmacie de la Gare | Pharmacie du {tree} | Grande Pharmacie de {town}`,
  care: list`EHPAD Les {tree}s | Crèche Les Petits {animal}s | ADMR de {town} | Association {word} | Foyer Saint-{saint} | CCAS de {town} | Résidence {tree}`,
  school: list`Collège {man} {surname} | Lycée {surname} | École primaire Les {tree}s | Institution Saint-{saint} | GRETA de {town} | École Sainte-{saint}`,
  university: list`Université de {town} | Laboratoire de {unit}, Université de {town} | IUT de {town} | CNRS - {acronym}`,
  tech: list`{word} | {word} SAS | {word} Informatique | {surname} Systèmes | {word} Technologies | {word} (ex-{word}) | {acronym} Conseil | {word}.fr`,
  consulting: list`{surname} Conseil | Cabinet {surname} & Associés | {word} Consulting | {acronym} Partners`,
  law: list`Cabinet {surname} & Associés | SCP {surname}-{surname} | Étude de Maître {surname} | Cabinet d'avocats {surname}`,
  finance: list`Cabinet comptable {surname} | Crédit Mutuel de {town} | {surname} Assurances | Fiduciaire {surname} | {word} Finance | Caisse d'Épargne {town}`,
  hospitality: list`Restaurant Le {animal} | Hôtel de la Poste | Brasserie du {town} | Boulangerie {surname} | Chez {woman} | Auberge du {animal} {color} | Hôtel {word} | La Table de {man} | Le Comptoir de {town}`,
  airline: list`Aéroport de {town} | {word} Airlines | {word} Handling`,
  logistics: list`Transports {surname} | {surname} Logistique | {word} Express | Déménagements {surname} | Keolis {town}`,
  retail: list`Boutique {word} | {surname} Chaussures | Librairie {surname} | Maison {surname} | Intermarché {town} | {word} Market | Super U {town}`,
  property: list`{surname} Immobilier | Agence du Parc, {town} | Cabinet {surname} Gestion | Office HLM de {town}`,
  industry: list`Établissements {surname} | {surname} Industrie | {surname} Frères | {word} SA | Garage {surname} | {acronym} Mécanique | Ateliers {surname} | Fonderie de {town} | {surname} & Fils`,
  building: list`{surname} BTP | Entreprise {surname} | {surname} Électricité | SARL {surname} Plomberie | Menuiserie {surname} | Agence d'architecture {surname} | {acronym} Ingénierie | {word} Propreté`,
  media: list`Le Courrier de {town} | Éditions {surname} | Radio {town} | {word} Productions | Studio {surname} | La Gazette de {town}`,
  agency: list`Agence {word} | {word} Communication | Studio {surname} | {animal} {color} | {surname} & Co`,
  government: list`Mairie de {town} | Conseil départemental | Préfecture de {town} | Communauté d'agglomération de {town} | Médiathèque de {town}`,
  military: list`{digit}e régiment d'infanterie | Base aérienne {digit} | {digit}e RPIMa`,
  police: list`Commissariat de {town} | Police municipale de {town} | Maison d'arrêt de {town}`,
  fire: list`SDIS de {town} | Centre de secours de {town} | Caserne {surname}`,
  guard: list`{word} Sécurité | {surname} Protection | {acronym} Gardiennage`,
  farm: list`Domaine {surname} | Ferme des {tree}s | Château {surname} | EARL {surname} | Jardins de {town} | GAEC du {tree}`,
  music: list`Orchestre de {town} | Conservatoire de {town} | Opéra de {town} | Compagnie {word}`,
};
export const anyEmployers = list`Groupe {surname} | {word} | {acronym} | {man} {surname} | {word} Holding | Adecco (mission chez {company}) | Manpower - {company} | {word} ({town}) | Ets {surname}`;
export const nouns = {
  saint: list`Jean | Joseph | Louis | Antoine | Martin | Vincent | Michel`,
  tree: list`Tilleul | Chêne | Platane | Cèdre | Marronnier | Peuplier`,
  animal: list`Lion | Canard | Cygne | Renard | Loup | Lapin`,
  color: list`Bleu | Rouge | Vert | Noir | Doré`,
};
export const selfEmployed = list`Indépendant | Freelance | Auto-entrepreneur | Profession libérale | À mon compte | Particuliers | Divers clients`;
export const remote = list`Télétravail | Remote | France entière | Déplacements nationaux | Full remote`;
export const colleges = list`Lycée professionnel {man} {surname} | CFA de {town} | GRETA de {town} | AFPA {town} | Lycée technique de {town} | Lycée Saint-{saint} - {town} | MFR de {town} | IFSI de {town} | CCI Formation {town} | Compagnons du Devoir, {town}`;
export const degrees: Degrees = {
  bachelor: list`Licence | Licence professionnelle | Bachelor | BUT | DUT | Licence 3 | BTS | DEUG | Licence (L3) | DEUST`,
  master: list`Master | Master 2 | Diplôme d'ingénieur#engineering,tech,data,science | Maîtrise | DESS | DEA | Mastère spécialisé | MBA | Master professionnel | Master recherche | Programme Grande École | CAPES#education`,
  doctorate: list`Doctorat | Thèse de doctorat | Diplôme d'État de docteur en médecine#health | Doctorat (PhD) | HDR`,
  vocational: list`CAP | BEP | Bac professionnel | Brevet professionnel | CAP {trade} | Titre professionnel | Mention complémentaire | Diplôme d'État | Apprentissage | Formation {trade} | BTS | BTSA | Certificat de qualification professionnelle`,
  school: list`Baccalauréat scientifique | Baccalauréat ES | Bac S, mention Bien | Baccalauréat général | Bac STMG | Brevet des collèges | Baccalauréat littéraire | Bac technologique | BAC L`,
};
export const areas: Record<Family, string[]> = {
  health: list`Soins infirmiers | Médecine | Pharmacie | Kinésithérapie | Santé publique | Biologie médicale | Assistance dentaire`,
  care: list`Éducation spécialisée | Travail social | Psychologie | Petite enfance | Carrières sociales`,
  education: list`Métiers de l'enseignement (MEEF) | Lettres modernes | Histoire | Sciences de l'éducation | LLCE Anglais | Mathématiques`,
  science: list`Chimie | Biologie | Physique fondamentale | Sciences de la Terre | Biotechnologies | Sciences des matériaux`,
  tech: list`Informatique | Génie logiciel | Réseaux et télécommunications | MIAGE | Systèmes d'information | SIO option SLAM | Développement web`,
  data: list`Statistique | Mathématiques appliquées | Science des données | Économétrie | Intelligence artificielle`,
  management: list`Management | Gestion de projet | Commerce international | Entrepreneuriat | Sciences de gestion | Management des organisations`,
  law: list`Droit privé | Droit des affaires | Droit public | Notariat | Sciences politiques`,
  finance: list`Comptabilité et gestion | Finance | DCG | Banque et assurance | Contrôle de gestion - audit | Économie`,
  hospitality: list`Cuisine | Hôtellerie-restauration | Pâtisserie | Tourisme | Commercialisation et services en restauration`,
  logistics: list`Transport et logistique | Gestion de la production | Commerce international | Conducteur routier | Achats`,
  sales: list`Vente | Négociation et relation client | Management des unités commerciales | Professions immobilières | Techniques de commercialisation`,
  trades: list`Électrotechnique | Maintenance industrielle | Chaudronnerie | Plomberie | Menuiserie | Mécanique automobile | Usinage`,
  engineering: list`Génie civil | Génie mécanique | Génie électrique | Architecture | Aéronautique | Conception de produits industriels | Urbanisme`,
  media: list`Design graphique | Journalisme | Musicologie | Traduction | Arts plastiques | Cinéma et audiovisuel | Édition`,
  marketing: list`Communication | Marketing digital | Information - communication | Publicité | Marketing`,
  office: list`Ressources humaines | Assistant de manager | Administration publique | Gestion des PME-PMI | Événementiel`,
  protection: list`Métiers de la sécurité | Sécurité - prévention | Hygiène et sécurité | Droit pénal`,
  farming: list`Productions animales | Viticulture - œnologie | Aménagements paysagers | Agronomie | Horticulture | Fleuriste`,
};
export const scores = list`Mention Bien | Mention Très Bien | Mention Assez Bien | mention AB | Major de promotion | 14,5/20 | Félicitations du jury | Moyenne : 13/20 | Mention Honorable`;
export const studyHighlights = list`Semestre d'échange à [Montréal;Séville;Göteborg;Dublin] | Mémoire : « {area} et [territoires;société;innovation] » | Option {area} | Projet de fin d'études chez {company} | Président du bureau des étudiants~Présidente du bureau des étudiants | Bourse au mérite | Formation en alternance chez {company} | Spécialité : {area} | Délégué de promotion~Déléguée de promotion`;
export const skills: Record<Family, string[]> = {
  health: list`Soins d'hygiène | Pansements | Prélèvements | Surveillance | Pharmacologie | Gestes d'urgence | Éducation thérapeutique | DxCare | Stérilisation`,
  care: list`Écoute active | Projet personnalisé | Aide à la toilette | Animation | Gestion de conflits | Éveil de l'enfant | Rédaction d'écrits professionnels`,
  education: list`Pédagogie | Gestion de classe | Évaluation | Moodle | Différenciation | TBI | Ingénierie de formation`,
  science: list`PCR | HPLC | R | Python | Culture cellulaire | BPL | LaTeX | Microscopie | Spectroscopie | Plans d'expériences`,
  tech: list`Java | Spring | PHP | Symfony | JavaScript | Angular | React | Python | Docker | Linux | MySQL | PostgreSQL | Git | Jenkins | Windows Server | VMware | C# | AWS | Oracle PL/SQL | GLPI`,
  data: list`SQL | Python | R | SAS | Power BI | Tableau | Excel | Machine learning | Dataiku | Talend | Spark`,
  management: list`Gestion de projet | Conduite du changement | Agilité | MS Project | Budget | Négociation | Jira | Animation d'équipe | SAP`,
  law: list`Rédaction d'actes | Droit du travail | Veille juridique | Dalloz | Contentieux | RGPD | Négociation contractuelle`,
  finance: list`Sage | Cegid | SAP | Excel | TVA | Consolidation | IFRS | Analyse financière | Paie | Trésorerie | Lettrage`,
  hospitality: list`HACCP | Service à l'assiette | Œnologie | Opera | Encaissement | Pâtisserie | Gestion des stocks | Mixologie`,
  logistics: list`CACES 1, 3, 5 | Permis CE | FIMO | Gestion des stocks | WMS | Douane | Planification | Arrimage | Reflex`,
  sales: list`Techniques de vente | Prospection | Encaissement | Merchandising | CRM | Salesforce | Négociation | Fidélisation`,
  trades: list`Soudure TIG | MIG-MAG | Lecture de plans | Habilitation électrique B1V | Commande numérique | Hydraulique | Diagnostic auto | GMAO | Pose de placo`,
  engineering: list`CATIA V5 | AutoCAD | SolidWorks | Revit | MATLAB | RDM | Lean | AMDEC | Robot Structural Analysis | Covadis | TIA Portal`,
  media: list`Photoshop | InDesign | Illustrator | Figma | Premiere Pro | Rédaction | Trados | Lightroom | After Effects | Secrétariat de rédaction`,
  marketing: list`SEO | Google Ads | Réseaux sociaux | WordPress | Rédaction web | Canva | Google Analytics | Relations presse | E-mailing`,
  office: list`Pack Office | Gestion d'agenda | Paie | Recrutement | Ciel | Rédaction | Accueil | Archivage | Droit social | Silae`,
  protection: list`SSIAP 1 | SST | Carte professionnelle CNAPS | Vidéosurveillance | Gestion du stress | Secourisme | Radio`,
  farming: list`Conduite de tracteur | Taille | Certiphyto | Traite | Tronçonneuse | Arrosage automatique | Maçonnerie paysagère`,
};
export const softSkills = list`Esprit d'équipe | Rigueur | Autonomie | Ponctualité | Polyvalence | Sens de l'organisation | Écoute | Dynamisme | Adaptabilité | Sens du contact | Créativité`;
export const skillGroups = {
  hard: list`Compétences techniques | Métier | Compétences | Savoir-faire | Domaines`,
  tools: list`Logiciels | Informatique | Outils | Bureautique | Outils informatiques`,
  soft: list`Savoir-être | Qualités | Atouts | Qualités personnelles`,
};
export const certificates: Partial<Record<Family, string[]>> = {
  health: list`AFGSU niveau 2 @ CESU | DU Plaies et cicatrisation @ Université de Montpellier | PSC1 @ Croix-Rouge française`,
  tech: list`AWS Solutions Architect @ Amazon Web Services | Certification Symfony @ SensioLabs | ITIL Foundation @ AXELOS | PSM I @ Scrum.org | CCNA @ Cisco`,
  management: list`PMP @ PMI | PRINCE2 @ AXELOS | Lean Six Sigma Green Belt @ XL Groupe`,
  logistics: list`CACES R489 cat. 3 @ AFTRAL | FIMO marchandises @ Promotrans | ADR de base @ AFTRAL`,
  trades: list`Habilitation électrique BR @ APAVE | Qualification soudage 135 @ Institut de Soudure | Attestation fluides frigorigènes @ Bureau Veritas | CACES nacelle R486 @ APAVE`,
  hospitality: list`Hygiène alimentaire HACCP @ GRETA | Permis d'exploitation @ UMIH | WSET niveau 2 @ WSET`,
  protection: list`SSIAP 1 @ CNPP | CQP APS @ CNAPS | BNSSA @ FFSS`,
  finance: list`Certification AMF @ AMF | DSCG @ Rectorat | Carte IOBSP @ CFPB`,
  farming: list`Certiphyto @ DRAAF | Tronçonnage @ CFPPA`,
};
export const anyCertificates = list`Sauveteur secouriste du travail (SST) @ INRS | TOEIC : 875 points @ ETS | PIX @ GIP Pix | Permis B @ Préfecture | TOSA Excel @ Isograd | BAFA @ UCPA | Voltaire 780 @ Projet Voltaire | DELF B2 @ France Éducation international`;
export const awards = list`Meilleur vendeur de l'année @ {company} | Prix de l'innovation @ Région Occitanie | Meilleur Apprenti de France @ Société nationale des MOF | Prix de thèse @ Université de {town} | Trophée de la création d'entreprise @ CCI {town} | Bourse Erasmus+ @ Union européenne`;
export const publications = list`L'usage de {skill} en {area} @ Revue française de {area} | {area} : enjeux et perspectives @ L'Harmattan | Une approche nouvelle de {unit} @ Dunod | {skill} et société @ Presses universitaires de {town} | Étude de {skill} @ Actes du colloque {acronym}`;
export const projects = list`{word}: application de [covoiturage;gestion de budget;partage de recettes] | Site de l'association {word}: conception et mise en ligne | Projet tuteuré: {skill} pour {company} | Refonte {unit}: migration vers {skill} | Jardin partagé de {town}: aménagement de {n} parcelles | Court métrage « Le {animal} »: écriture et réalisation | {company}, {unit}: déploiement sur {n} sites`;
export const volunteerTitles = list`Bénévole | Entraîneur de football~Entraîneuse de football | Trésorier~Trésorière | Président d'association~Présidente d'association | Secouriste bénévole | Tuteur~Tutrice`;
export const volunteerPlaces = list`Restos du Cœur | Croix-Rouge française | Secours populaire | Scouts et Guides de France | AFEV {town} | Banque alimentaire de {town} | US {town} | SPA | Emmaüs | Unis-Cité`;
export const languages = list`Français | Anglais | Espagnol | Allemand | Italien | Arabe | Portugais | Chinois | Russe | Néerlandais | Breton`;
export const fluencies = list`Courant | Niveau B2 | Scolaire | Intermédiaire | Notions | Bilingue | lu, parlé, écrit | C1 | A2 | Bon niveau | Débutant | TOEIC 850`;
export const mother = list`Langue maternelle | Natif | Maternelle`;
export const interests = list`Randonnée | Football | Lecture | Cuisine | Photographie | Voyages | Musique | Théâtre | Natation | Cinéma | Rugby | Pétanque | Bricolage | Course à pied | Danse | Jeux vidéo`;
export const references = list`Sur demande | Responsable {unit}, {company} | Ancien responsable chez {company} | Collaboration très appréciée.`;
