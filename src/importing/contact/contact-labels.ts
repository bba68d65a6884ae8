/** What people write before a contact: "Phone: …", "Anschrift: …". */

export type ContactLabel = 'name' | 'title' | 'place' | 'reach' | 'other';

/** These are words of nothing else. */
const BIRTH =
  'date of birth|geburtsdatum|geburtsort|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|nationality|staatsangehörigkeit|nationalität|nationalité|nacionalidad|nazionalità|nacionalidade|nationaliteit';

const WORDS: Readonly<Record<ContactLabel, string>> = {
  name: 'name|full name|vor- und nachname|nom|nom et prénom|nombre|nombre y apellidos|nome|nome completo|nome e cognome|naam',
  title:
    'position|title|job title|profession|beruf|poste|puesto|profesión|cargo|ruolo|professione|profissão|functie|beroep',
  place:
    'address|home address|location|city|residence|adresse|anschrift|wohnort|ort|standort|lieu|domicile|ville|dirección|domicilio|ciudad|lugar|residencia|indirizzo|residenza|luogo|città|endereço|morada|cidade|local|adres|woonplaats|plaats',
  reach:
    'e-?mail address|e-?mail|mail|courriel|correo electrónico|correo|phone number|phone|telephone|tel|tél|mobile phone|mobile|mobil|cell|telefon|handy|téléphone|portable|teléfono|móvil|telefone|telemóvel|celular|telefono|cellulare|telefoon|mobiel|fax|website|webseite|web|url|site web|site|sitio web|sito web|sito|linkedin|github|twitter|skype|portfolio|blog|homepage|contact|kontakt|contatto|contacto',
  other: `${BIRTH}|born|geburtsdatum und -ort|geboren|né le|née le|familienstand|marital status|situation familiale|estado civil|stato civile|burgerlijke staat|driving licen[cs]e|führerschein|permis|gender|geschlecht|sexe|sexo|sesso|geslacht|age|alter|âge|edad|età|idade|leeftijd`,
};
/** These are also words of names, titles and places, and count with a colon alone. */
const NEEDS_COLON: ReadonlySet<ContactLabel> = new Set(['name', 'title', 'other']);

const BORN = new RegExp(
  `^(?:${BIRTH}|born (?:on|in)|geboren (?:am|in)|née? (?:le|à|en)|nacid[oa] (?:en|el)|nat[oa] (?:a|il)|nascid[oa] (?:em|a)) `,
  'iu',
);

export const tellsBirth = (text: string): boolean => BORN.test(text);

const KINDS = Object.keys(WORDS) as ContactLabel[];
const FORMS = KINDS.map((kind) => {
  const colon = NEEDS_COLON.has(kind) ? '\\s*:\\s*' : '(?![\\p{L}\\p{N}@._-])\\s*[:.]*\\s*';
  return { kind, form: new RegExp(`^(?:${WORDS[kind]})${colon}`, 'iu') };
});

export interface Labelled {
  label: ContactLabel | null;
  /** What is said of it. */
  text: string;
}

export function splitLabel(text: string): Labelled {
  for (const { kind, form } of FORMS) {
    const label = form.exec(text)?.[0];
    if (label) return { label: kind, text: text.slice(label.length) };
  }
  return { label: tellsBirth(text) ? 'other' : null, text };
}
