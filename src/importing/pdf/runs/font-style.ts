/** How a font looks, by its name: few files say it in another way. */
export interface FontStyle {
  bold: boolean;
  italic: boolean;
  /** Its letters are pictures: an envelope may call itself "R". */
  isIcons: boolean;
}

export const PLAIN_FONT: FontStyle = { bold: false, italic: false, isIcons: false };

const BOLD = /bold|black|heavy|demi|[-,]b(?:old)?$|[-.]sb$|medi/i;
const ITALIC = /italic|ital$|oblique|slanted|[-,]it?$/i;
const SHORT_ITALIC = /[a-z]It$/;
/** TeX's own: "CMBX10", "CMSSBX10", "SFBI1200", "SFTI1095", "CMSSI10". */
const TEX_BOLD = /^(?:CM|SF|EC)(?:SS)?(?:B|SX|SO|XC|DC)[A-Z]*\d+$/;
const TEX_ITALIC = /^(?:CM|SF|EC)(?:SS)?(?:B|BX)?(?:TI|SL|I|SI)\d+$/;
const ICONS = /awesome|icons|fontello|marvosym|bbding|ionicon|icomoon|material ?symbols/i;

/** What a program puts before the name of a part of a font, and behind one of wide letters. */
const AROUND_NAME = /^[A-Z]{6}\+|-Identity-[HV]$/g;

export function fontStyleOf(name: string): FontStyle {
  const bare = name.replace(AROUND_NAME, '');
  return {
    bold: BOLD.test(bare) || TEX_BOLD.test(bare),
    italic: [ITALIC, SHORT_ITALIC, TEX_ITALIC].some((form) => form.test(bare)),
    isIcons: ICONS.test(bare),
  };
}
