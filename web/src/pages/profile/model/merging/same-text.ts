/** Case, blanks, marks and the forms of an address make no difference. */
export function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[\s.,;:]+/g, ' ')
    .trim();
  return bare.replace(/^https? *\/\/(?:www )?/, '').replace(/\/$/, '');
}

export const isBlank = (text: string): boolean => text.trim() === '';
export const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
