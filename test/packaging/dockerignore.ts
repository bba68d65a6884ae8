/** Whether a file of the project stays out of the build: the last line that matches it or a folder around it decides. */
export function readIgnore(text: string): (file: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ ignores: !line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }));
  return (file) => {
    const parts = file.split('/');
    const around = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    return rules.findLast(({ pattern }) => around.some((path) => pattern.test(path)))?.ignores ?? false;
  };
}

function toPattern(glob: string): RegExp {
  const source = glob
    .split(/(\*\*\/|\*)/)
    .map((part) => (part === '**/' ? '(?:.*/)?' : part === '*' ? '[^/]*' : RegExp.escape(part)))
    .join('');
  return new RegExp(`^${source}$`);
}
