/** A command as the documentation writes it, for messages that name one: `job list` → `npm run -s letterpress -- job list`. */
export const commandLine = (words: string): string => `npm run -s letterpress -- ${words}`.trimEnd();
