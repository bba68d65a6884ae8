import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Prise en charge de {m} patients en service de [chirurgie;cardiologie;gériatrie;médecine interne]
Administration des traitements et surveillance des constantes
Encadrement de {n} étudiants et aides-soignants
Réalisation de [prélèvements sanguins;pansements;ECG;perfusions]
Délivrance des ordonnances et conseil aux patients
Transport de patients et gestes de premiers secours
Rééducation fonctionnelle après [AVC;prothèse de hanche;entorse]
Stérilisation du matériel et assistance au fauteuil
Gardes de nuit et week-ends
Tenue du dossier patient sur [Crossway;DxCare;Orbis]
Participation à la démarche qualité et à la certification HAS`,
  care: list`
Accompagnement de {m} jeunes en difficulté
Aide à la toilette, aux repas et aux déplacements
Animation d'ateliers [lecture;cuisine;peinture;motricité]
Rédaction de rapports sociaux et suivi des familles
Accueil de {m} enfants de 3 mois à 3 ans
Aide aux démarches administratives et à l'accès au logement
Élaboration des projets personnalisés
Transmission quotidienne aux parents
Travail en réseau avec les partenaires [CAF;ASE;PMI;mairie]
Entretien du logement et préparation des repas`,
  education: list`
Enseignement [des mathématiques;du français;de l'anglais;de l'histoire-géographie] de la 6e à la 3e
Préparation des cours et correction des copies
Professeur principal d'une classe de {m} élèves
Organisation de sorties et d'un voyage scolaire à [Londres;Berlin;Rome]
Encadrement de {n} mémoires de master
Travaux dirigés de [statistiques;microéconomie;droit constitutionnel]
Soutien scolaire auprès d'élèves en difficulté
Mise en place d'un club [théâtre;robotique;échecs]
Réunions avec les parents et conseils de classe
Conception de supports pédagogiques numériques`,
  science: list`
Étude de [la photosynthèse;matériaux composites;la résistance aux antibiotiques]
Publication de {n} articles dans des revues internationales
Mise au point de méthodes [HPLC;PCR;de spectrométrie de masse]
Analyse statistique des données sous R et Python
Encadrement de stagiaires de master
Présentation des résultats en congrès
Contrôle des matières premières et des produits finis
Maintenance et étalonnage des appareils
Rédaction de demandes de financement ([ANR;Horizon 2020;région])
Dépôt de {n} brevets`,
  tech: list`
Développement d'une application [web;mobile;de gestion] avec {skill} et {skill}
Migration vers [AWS;Azure;Kubernetes;PHP 8]
Mise en place de l'intégration continue avec [Jenkins;GitLab CI]
Rédaction des spécifications techniques
Support aux utilisateurs (environ {m} tickets par jour)
Administration de {m} serveurs Linux et Windows
Réduction du temps de réponse de {p} %
Tests unitaires, recette et correction d'anomalies
Encadrement d'une équipe de {n} développeurs
Conception de la base de données et des API REST
Refonte complète du site [marchand;institutionnel;intranet], de l'analyse des besoins à la mise en production
Déploiement de {N} postes sous Windows 10`,
  data: list`
Création de tableaux de bord sous [Power BI;Tableau;Qlik]
Modèles de prévision [des ventes;de l'attrition;du risque de crédit]
Nettoyage et croisement de données issues de {m} sources
Automatisation du reporting mensuel
Requêtes SQL sur des volumes de plusieurs millions de lignes
Présentation des résultats à la direction
Mise en production de modèles avec Docker
Enquêtes et redressement d'échantillons
Formation de {m} utilisateurs`,
  management: list`
Pilotage d'un budget de {money} et d'une équipe de {m} personnes
Animation des comités de pilotage
Recueil des besoins et rédaction du cahier des charges
Conduite du changement auprès de {N} utilisateurs
Accompagnement de [PME;collectivités;groupes bancaires] dans leur transformation
Création et développement de l'entreprise jusqu'à {m} salariés
Négociation avec les fournisseurs
Levée de fonds de {money}
Suivi des plannings, des coûts et des risques
Lancement de {n} nouveaux produits`,
  law: list`
Rédaction de [conclusions;contrats;statuts;baux commerciaux]
Recherches juridiques sur Dalloz et Lexis 360
Représentation des clients devant [le conseil de prud'hommes;le tribunal judiciaire;la cour d'appel]
Conseil en [droit du travail;droit des sociétés;droit de la famille]
Suivi des procédures et gestion des audiences
Audit d'acquisition pour un groupe [industriel;hôtelier]
Mise en conformité RGPD
Préparation des actes de vente
Secrétariat juridique de {m} sociétés`,
  finance: list`
Saisie de {N} factures par mois
Établissement des déclarations de TVA et des bilans
Suivi d'un portefeuille de {m} clients [TPE;professionnels;particuliers]
Rapprochements bancaires et relances
Clôtures mensuelles et annuelles sous [SAP;Sage;Cegid]
Élaboration du budget et analyse des écarts
Ouverture de comptes et vente de produits d'épargne
Instruction de dossiers de crédit jusqu'à {money}
Gestion des sinistres [auto;habitation;corporels]
Établissement de {m} bulletins de paie`,
  hospitality: list`
Préparation de {N} couverts par service
Accueil des clients et prise de commande
Gestion des réservations sur [Opera;Fidelio;Booking]
Élaboration de la carte et des fiches techniques
Respect des normes HACCP
Service en salle et mise en place
Encaissement et clôture de caisse
Encadrement d'une brigade de {m} personnes
Sécurité et confort des passagers
Fabrication de [viennoiseries;entremets;pains spéciaux]
Gestion des stocks et des commandes`,
  logistics: list`
Préparation de commandes au scanner
Chargement et déchargement de camions
Livraison de {m} clients par jour en région [lyonnaise;parisienne;bordelaise]
Conduite de chariots CACES 1, 3 et 5
Contrôle des marchandises et inventaires
Organisation des tournées de {m} chauffeurs
Suivi des dossiers import-export et douane
Négociation avec les transporteurs, économie de {money}
Gestion des stocks sous SAP
Respect des règles de sécurité`,
  sales: list`
Accueil, conseil et fidélisation de la clientèle
Encaissement et mise en rayon
Prospection téléphonique et terrain
Développement d'un portefeuille de {m} clients
Chiffre d'affaires en hausse de {p} %
Gestion des réclamations
Négociation des contrats annuels avec [la grande distribution;les hôpitaux;les grossistes]
Visites de biens et rédaction de compromis
Traitement de {m} appels par jour
Animation d'une équipe de {m} vendeurs
Réassort et inventaires`,
  trades: list`
Installation électrique de [logements neufs;bureaux;écoles]
Soudage TIG et MIG sur [inox;acier;aluminium]
Entretien et réparation de [véhicules;chaudières;ascenseurs]
Lecture de plans et traçage
Réglage et conduite de machines à commande numérique
Pose de [cuisines;menuiseries;carrelage;placo]
Dépannage chez les particuliers
Contrôle des pièces au pied à coulisse
Nettoyage de bureaux et de parties communes
Travail en 3x8
Formation de {n} apprentis`,
  engineering: list`
Conception de pièces sous [CATIA V5;SolidWorks;Creo]
Calculs de structure et notes de calcul
Suivi de chantier d'un montant de {money}
Programmation d'automates [Siemens;Schneider]
Réponse aux appels d'offres
Mise en service sur site en [Algérie;Chine;Espagne]
Réduction des rebuts de {p} %
Plans d'exécution sous AutoCAD et Revit
Dépôt de permis de construire
Coordination des sous-traitants
Essais et validation de prototypes`,
  media: list`
Création de [logos;affiches;plaquettes;emballages]
Rédaction d'articles sur [la politique locale;la culture;le sport]
Traduction de textes [juridiques;techniques;médicaux] de l'anglais vers le français
Maquettes et prototypes sous Figma
Reportages photo de mariages et d'entreprises
Montage de [documentaires;clips;reportages]
Concerts en France et à l'étranger
Mise en page d'un magazine de {m} pages
Tests utilisateurs auprès de {m} personnes`,
  marketing: list`
Gestion des réseaux sociaux ({N} abonnés)
Campagnes [Google Ads;Facebook;d'e-mailing] avec un budget de {money}
Organisation de salons et d'événements
Rédaction de communiqués de presse
Étude de marché et veille concurrentielle
Hausse du trafic de {p} %
Création de contenus pour le blog
Suivi des agences et prestataires
Lancement d'une nouvelle gamme`,
  office: list`
Accueil physique et téléphonique
Gestion des agendas et des déplacements
Recrutement de {m} collaborateurs
Préparation de la paie de {N} salariés
Rédaction de courriers et de comptes rendus
Instruction des dossiers de [subvention;passeport;logement]
Organisation de séminaires de {m} à {N} personnes
Classement et archivage
Suivi des factures et des fournitures
Mise à jour du site internet et de l'intranet`,
  protection: list`
Surveillance et gardiennage de [sites industriels;magasins;bureaux]
Patrouilles et contrôles d'identité
Interventions incendie et secours à personne
Commandement d'un groupe de {m} hommes
Opérations extérieures [au Mali;en Afghanistan;au Liban]
Filtrage des entrées et palpations
Entretien du matériel et des véhicules
Formation des jeunes engagés
Rédaction de mains courantes et de rapports`,
  farming: list`
Traite de {m} vaches et soins aux animaux
Taille de la vigne et vendanges
Conduite de tracteurs et d'engins
Entretien de parcs et jardins
Plantation, tonte et arrosage
Vente sur les marchés
Récolte de fruits et légumes
Composition de bouquets
Conversion de {m} hectares à l'agriculture biologique`,
};
export const anyBullets = list`
Formation et intégration des nouveaux arrivants
Travail en équipe et en autonomie
Relations avec les clients et les fournisseurs
Remplacement du responsable pendant ses congés
Participation à la mise en place d'un nouveau [logiciel;planning;processus qualité]
Reporting hebdomadaire à la direction
Contrat saisonnier renouvelé {n} fois
Management de {n} personnes
Respect des délais et des consignes de sécurité
Promotion au bout de {n} mois
Missions diverses : [classement;accueil;inventaire], appui aux équipes
Élu au comité social et économique`;
export const tails = list`
, soit un gain de {p} %
 en lien avec [la direction;les équipes de {town};les clients]
 sur {n} sites
 avec {skill} et {skill}
, dans le respect des délais
 au sein d'une équipe de {m} personnes
 (budget : {money})
 en France et à l'international
, y compris le week-end`;
export const summaries = {
  first: list`
{title} avec {y} ans d'expérience.
<Passionné~Passionnée> par mon métier de {title}, je recherche un nouveau poste à {town}.
Fort de {y} années d'expérience, je souhaite mettre mes compétences au service de votre équipe.
{title} <dynamique et motivé~dynamique et motivée>, je maîtrise {skill} et {skill}.
Après {y} ans chez {company}, je souhaite évoluer vers un poste à responsabilités.
Jeune <diplômé~diplômée> à la recherche d'un premier emploi.
Actuellement {title}, je suis à l'écoute de nouvelles opportunités.`,
  more: list`
Bonne maîtrise de {skill}, {skill} et {skill}.
<Rigoureux~Rigoureuse>, autonome et à l'écoute.
Expérience de l'encadrement d'équipes de {m} personnes.
Permis B et véhicule personnel.
Disponible immédiatement.
Mobile dans toute la France.
Anglais courant.
J'ai travaillé notamment pour {company} et {company}.
Le sens du service et l'esprit d'équipe sont mes principaux atouts.`,
};
