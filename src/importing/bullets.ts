const GLYPHS = '•●○◦‣⁃▪▫■□◆◇♦►▶▸➢➤➔➜→✓✔✦★☆·∙⦁❖\uf0b7\uf0a7\uf0d8\uf076\uf0fc';
const GLYPH_ITEM = new RegExp(`^\\s*[${GLYPHS}]+\\s*(?=\\S)`, 'u');
/** These also stand inside sentences and before negative numbers, so only a space after them makes an item. */
const DASH_ITEM = /^\s*[-–—*+]\s+(?=\S)/u;
const BULLET_ALONE = new RegExp(`^\\s*(?:[${GLYPHS}]+|[-–—*+o])\\s*$`, 'u');

/** What a list item says, without its bullet; null for a line that is none. */
export function withoutBullet(text: string): string | null {
  const mark = GLYPH_ITEM.exec(text) ?? DASH_ITEM.exec(text);
  return mark === null ? null : text.slice(mark[0].length);
}

/** A bullet that is set off from its text by a tab. */
export function isBulletAlone(text: string): boolean {
  return BULLET_ALONE.test(text);
}
