const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

export const isFileKey = (text: string): boolean => KEY.test(text);

export function checkKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
}
