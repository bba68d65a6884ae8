import type { Layout } from '../layout.ts';

const ADDRESS = /[@/]/;

/** Text as some files hold it: "fi" and "fl" as one character, as one that means nothing, or not at all. */
export function wornText(text: string, ligatures: Layout['ligatures']): string {
  if (ligatures === 'as typed') return text;
  const [fi, fl] = { ligature: ['ﬁ', 'ﬂ'], private: ['\uf001', '\uf002'], lost: ['', ''] }[ligatures] as [
    string,
    string,
  ];
  return text
    .split(' ')
    .map((word) => (ADDRESS.test(word) ? word : word.replaceAll('fi', fi).replaceAll('fl', fl)))
    .join(' ');
}
