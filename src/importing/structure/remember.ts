const MAX_REMEMBERED = 4000;

/** The same lines are asked about again and again, and a file may have thousands. A full memory is emptied, so that it stays small. */
export function remembering<T>(work: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
