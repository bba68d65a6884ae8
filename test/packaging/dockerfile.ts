/** One instruction, such as `COPY --from=pack /build ./`. */
export interface Step {
  keyword: string;
  flags: Record<string, string>;
  /** What follows the flags, as it stands. */
  rest: string;
}

export interface Stage {
  name: string;
  image: string;
  steps: Step[];
}

/** The stages of a Dockerfile; the last, which becomes the image, has no name of its own and is called so. */
export function parseDockerfile(text: string): Stage[] {
  const values = new Map<string, string>();
  const stages: Stage[] = [];
  for (const step of instructions(text)) {
    if (step.keyword === 'ARG' && stages.length === 0) {
      const [name, value] = step.rest.split('=') as [string, string];
      values.set(name, value);
    } else if (step.keyword === 'FROM') {
      const [image, , name] = step.rest.split(/\s+/) as [string, string?, string?];
      const filled = image.replace(/\$\{(\w+)\}/g, (_, variable: string) => values.get(variable) ?? '');
      stages.push({ name: name ?? 'image', image: filled, steps: [] });
    } else {
      stages.at(-1)!.steps.push(step);
    }
  }
  return stages;
}

function instructions(text: string): Step[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n');
  return lines.filter((line) => line.trim() !== '').map(parseStep);
}

function parseStep(line: string): Step {
  const [, keyword, given, rest] = /^(\w+)((?:\s+--[\w-]+=\S+)*)\s+(.*)$/.exec(line)!;
  const flags = [...given!.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]);
  return { keyword: keyword!, flags: Object.fromEntries(flags), rest: rest! };
}
