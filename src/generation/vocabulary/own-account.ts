/** Work that somebody does for himself. */
import { fold } from './words.ts';

/** In folded text. */
export const OWN_ACCOUNT =
  /freelanc|self[- ]?empl?(?:oy|$|[ ,])|freiberuf|selbst(?:st)?andig|independant|autonom[oa](?!\p{L})/u;

/** What stands in the place of an employer where there is none: "Freelance", "Self emp, subbing mainly to …". */
export const isOwnAccount = (name: string): boolean => fold(name.trim()).search(OWN_ACCOUNT) === 0;
