/**
 * Plain words of the other languages that letters are written in. Closed lists, like the English one: no praise, no deeds,
 * no numbers.
 */

const GERMAN = `
als am arbeit beim der sehr geehrter ab mein laufendes studium wurde verfügbar empfohlen arbeite aufgaben aus ausbildung ausgeschriebene außerdem bei bereichen besten bewerbe bewerben bin bis
bringe damen dank danke dazu dem die diese dort ein eine einem einladung erfahrung erreichen erzähle folgenden freue
freundlichen für geehrte gehören gehörten gern gespräch grüßen guten herren ich ihnen ihr ihre im in interesse jahr
kenntnisse kenntnissen mehr meine meinen meiner mich mit möchte sehr seit sie sprachen spreche stehe stelle tag team tätig um
umfasst umfasste und unter verfügung vielen von war weitere zeit zu zur zählen über übernehmen bewerbung den wichtigsten punkten ihrer anzeige weiteren zurzeit abschlüsse nachweise noch nicht abgeschlossen frau herr meinem beträgt liegt ordnung ist meinem projekt was suchen mitbringe`;

const FRENCH = `
a adresse annonce attention au aussi autres avec bonjour candidature ce ceci chez compétences consistait consiste
contacter cordialement côté de depuis dire disposition d’en d’un en entretien et figurent formation ici je joindre
j’ai j’aimerais langues le les lors l’équipe ma madame me merci mes missions mon monsieur ou parmi permettrait plus
poser poste pour pouvez proposé que quoi remercie reste retenu retiens sont souhaite suivantes tant travail travaille
travaillé un voici votre vous y à échange étaient équipe comme cours est suis disponible recommandée la objet sur points principaux votre dans actuellement diplômes certificats cours des projet aussi prétentions préavis demandez fait parcours prie d’agréer agréer salutations distinguées docteur`;

const SPANISH = `
a agradezco allí anuncio aquí atención atentamente candidatura como con conocimientos contactarme contarles cuanto de
desde deseo destaco disposición el en encontrarme entre entrevista equipo estas este estimado están formación fueron
funciones gracias gustaría ha hablar idiomas incluye incluyó interesado la las les lo me mi mis más ofrecido otros
para por presentar presento pueden puesto quedo selección siguiente siguientes sobre son su también tiempo trabajo
trabajé una ustedes y e curso estoy disponible estimada sr sra recomendado asunto al los puntos principales demás actualmente títulos certificados expectativas quedo proyecto que piden he hecho o`;

export const PLAIN_WORDS_ABROAD = `${GERMAN} ${FRENCH} ${SPANISH}`;
