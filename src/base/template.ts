/** The looks that every kind of document has. */
export const TEMPLATES = ['classic', 'modern'] as const;
export type Template = (typeof TEMPLATES)[number];
