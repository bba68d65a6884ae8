/** Name, profession and how to reach the person. */
import type { Layout, Look } from '../layout.ts';
import type { Resume } from '../person.ts';
import type { Setting } from './entries.ts';
import { type Align, type Block, line, type Piece, piece, type TableRow } from './page.ts';

type Basics = Resume['basics'];

interface ContactItem {
  kind: 'address' | 'phone' | 'email' | 'website' | 'born' | 'nationality';
  text: string;
}

const ICONS: Readonly<Record<ContactItem['kind'], string>> = {
  address: '⌂',
  phone: '☎',
  email: '✉',
  website: '☍',
  born: '★',
  nationality: '⚑',
};
const PRIVATE_ICONS: Readonly<Record<ContactItem['kind'], string>> = {
  address: '\uf041',
  phone: '\uf095',
  email: '\uf0e0',
  website: '\uf0ac',
  born: '\uf1fd',
  nationality: '\uf024',
};

export interface HeaderParts {
  name: Block[];
  contact: Block[];
  /** Where it does not stand under the name. */
  label: Block[];
  /** The contact as one line, for the foot of the page. */
  contactLine: string;
}

export function headerParts(basics: Basics, setting: Setting, align: Align, narrow: boolean): HeaderParts {
  const { layout } = setting;
  const found = contactItems(basics, setting);
  const isPersonal = layout.header.contact === 'personal';
  const personal = isPersonal || !layout.header.extras ? [] : personalItems(basics, setting);
  const items = layout.header.contact === 'labelled row' ? [...personal, ...found] : [...found, ...personal];
  const labelApart = basics.label !== undefined && standsApart(layout.header);
  const separator = ` ${layout.header.contactSeparator.trim() || '|'} `;
  return {
    name: nameBlocks(labelApart ? { ...basics, label: undefined } : basics, setting, align),
    label: labelApart ? [line([piece(basics.label!, layout.header.label)], [], align)] : [],
    contact: isPersonal ? [personalTable(basics, items, setting)] : contactBlocks(items, setting, align, narrow),
    contactLine: items.map(({ text }) => text).join(separator),
  };
}

function standsApart({ labelPlace, contact, contactPlace, place }: Layout['header']): boolean {
  const contactUnderName = contactPlace === 'header' && place !== 'side' && !['personal', 'beside'].includes(contact);
  return labelPlace === 'under contact' && contactUnderName;
}

function nameBlocks(basics: Basics, { layout, labels }: Setting, align: Align): Block[] {
  const { header } = layout;
  const title = header.documentTitle
    ? [line([piece(labels.documentTitle, { scale: 1.3, bold: true })], [], align)]
    : [];
  // The table of personal data holds the name.
  if (header.contact === 'personal') return title;
  const label = basics.label === undefined ? [] : [piece(basics.label, header.label)];
  if (header.nameForm === 'with label') {
    const between = label.length > 0 ? [piece(layout.separator.trim() === ',' ? ', ' : layout.separator)] : [];
    return [...title, line([piece(basics.name, header.name), ...between, ...label], [], align)];
  }
  const under = label.length > 0 ? [line(label, [], align)] : [];
  if (header.nameForm === 'two weights')
    return [...title, line(weightedName(basics.name, header.name), [], align), ...under];
  const rule: Block[] = header.rule ? [{ kind: 'rule', colour: layout.accent }] : [];
  return [
    ...title,
    ...namesOf(basics.name, header).map((name) => line([piece(name, header.name)], [], align)),
    ...rule,
    ...under,
  ];
}

function weightedName(name: string, look: Look): Piece[] {
  const [first = '', ...rest] = name.split(' ');
  return [piece(`${first} `, { ...look, bold: false }), piece(rest.join(' '), { ...look, bold: true })];
}

function namesOf(name: string, header: Layout['header']): string[] {
  if (header.nameForm !== 'two lines') return [name];
  const words = name.split(' ');
  const first = Math.ceil(words.length / 2);
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')].filter((part) => part !== '');
}

function contactItems(basics: Basics, setting: Setting): ContactItem[] {
  const { random } = setting;
  const websites = [basics.url, ...basics.profiles.map((profile) => profile.url)].filter((url) => url !== undefined);
  const bare = random.chance(0.5);
  const items: ContactItem[] = [
    ...addressLines(basics.location, setting).map((text): ContactItem => ({ kind: 'address', text })),
    ...(basics.phone === undefined ? [] : [{ kind: 'phone', text: basics.phone } satisfies ContactItem]),
    ...(basics.email === undefined ? [] : [{ kind: 'email', text: basics.email } satisfies ContactItem]),
    ...websites.map((url): ContactItem => ({ kind: 'website', text: bare ? url.replace(/^https?:\/\//, '') : url })),
  ];
  return random.chance(0.4)
    ? [...items.filter((item) => item.kind !== 'address'), ...items.filter((item) => item.kind === 'address')]
    : items;
}

function addressLines(location: Basics['location'], { layout, language }: Setting): string[] {
  if (location === undefined) return [];
  const { address, postalCode, city, region, countryCode } = location;
  const country = countryCode && new Intl.DisplayNames(language, { type: 'region' }).of(countryCode);
  const town = [postalCode, city].filter(Boolean).join(' ');
  const joined = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');
  if (layout.header.address === 'two lines') return [joined([address]), joined([town, country])].filter(Boolean);
  return [joined([address, town, region, country])].filter(Boolean);
}

function contactBlocks(items: readonly ContactItem[], setting: Setting, align: Align, narrow: boolean): Block[] {
  const { layout, labels } = setting;
  const look: Look = layout.header.place === 'side' || narrow ? {} : { scale: 0.95 };
  const { contact, contactSeparator } = layout.header;
  const icons = layout.header.privateIcons ? PRIVATE_ICONS : ICONS;
  if (contact === 'row' && !narrow) {
    const pieces = items.flatMap(({ text }, at): Piece[] => [
      ...(at === 0 ? [] : [piece(contactSeparator, look)]),
      piece(text, look),
    ]);
    return [line(pieces, [], align)];
  }
  if (contact === 'labelled row' && !narrow) {
    const pieces = items.flatMap((item, at): Piece[] => [
      ...(at === 0 ? [] : [piece('  |  ', look)]),
      piece(`${labels[item.kind]}: `, { ...look, bold: true }),
      piece(item.text, look),
    ]);
    return [line(pieces, [], align)];
  }
  if (contact === 'columns' && !narrow) {
    const half = Math.ceil(items.length / 2);
    const column = (part: readonly ContactItem[]): Block[] => part.map(({ text }) => line([piece(text, look)]));
    return [{ kind: 'columns', columns: [column(items.slice(0, half)), column(items.slice(half))] }];
  }
  if (contact === 'table' && !narrow) {
    const rows = items.map((item): TableRow => {
      return { label: [line([piece(`${labels[item.kind]}:`, look)])], value: [line([piece(item.text, look)])] };
    });
    return [{ kind: 'table', rows, share: 0.2, labelRight: false, bordered: false }];
  }
  if (contact === 'labelled' || contact === 'labelled row' || contact === 'table') {
    return items.map((item) =>
      line([piece(`${labels[item.kind]}: `, { ...look, bold: true }), piece(item.text, look)], [], align),
    );
  }
  if (contact === 'icons') {
    if (!narrow) {
      return [
        line(
          items.flatMap(({ kind, text }) => [piece(`${icons[kind]} `, look), piece(`${text}   `, look)]),
          [],
          align,
        ),
      ];
    }
    return items.map(({ kind, text }) => line([piece(`${icons[kind]} `, look), piece(text, look)], [], align));
  }
  const side = contact === 'beside' && !narrow ? 'right' : align;
  return items.map(({ text }) => line([piece(text, look)], [], side));
}

function personalItems(basics: Basics, { random, language }: Setting): ContactItem[] {
  const born = `${random.int(10, 28)}.0${random.int(1, 9)}.${random.int(1965, 2001)}`;
  const country = basics.location?.countryCode;
  const nationality = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  return [
    { kind: 'born', text: born },
    ...(nationality === undefined ? [] : [{ kind: 'nationality', text: nationality } satisfies ContactItem]),
  ];
}

/** As German and Italian resumes begin: name, birth and nationality among the addresses. */
function personalTable(basics: Basics, items: readonly ContactItem[], setting: Setting): Block {
  const { layout, labels } = setting;
  const pairs: [string, string, Look?][] = [
    [labels.name, basics.name, { bold: true }],
    ...(basics.label === undefined ? [] : [[labels.title, basics.label] satisfies [string, string]]),
    ...[...personalItems(basics, setting), ...items].map((item): [string, string] => [labels[item.kind], item.text]),
  ];
  const rows = pairs.map(([label, text, look]): TableRow => {
    return { label: [line([piece(`${label}:`)])], value: [line([piece(text, look)])] };
  });
  const share = Math.max(layout.marginShare, 0.25);
  return { kind: 'table', rows, share, labelRight: false, bordered: layout.bordered };
}
