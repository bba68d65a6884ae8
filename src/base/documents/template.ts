/** The looks that every kind of document has. */
export const TEMPLATES = ['classic', 'modern', 'elegant', 'bold'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The colours that lead the eye. Each can be read on white, and white on it. */
export const ACCENTS = ['navy', 'teal', 'forest', 'burgundy', 'ink'] as const;
export type Accent = (typeof ACCENTS)[number];

export const ACCENT_COLOURS: Readonly<Record<Accent, string>> = {
  navy: '#1d3557',
  teal: '#0b5d73',
  forest: '#1f5a3f',
  burgundy: '#7a2038',
  ink: '#2b2b2b',
};

/** `auto`: the template's own. */
export const ACCENT_CHOICES = ['auto', ...ACCENTS] as const;
export type AccentChoice = (typeof ACCENT_CHOICES)[number];

export const OWN_ACCENTS: Readonly<Record<Template, Accent>> = {
  classic: 'navy',
  modern: 'teal',
  elegant: 'burgundy',
  bold: 'forest',
};
