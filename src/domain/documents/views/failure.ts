/** What a person is told instead of the stored reason, which is for the operator. */
const REASONS: [RegExp, string][] = [
  [/^The task '\w+' was ended: .*CPU time/, 'It took too long to make.'],
  [/^The task '\w+' was ended: .*MiB/, 'Your profile and this job description are too large together.'],
  [/does not fit|no longer fits/, 'What has to be on it does not fit on the page.'],
  [/^The finished page/, 'The finished page did not pass our check against your profile.'],
];

const UNKNOWN = 'Something went wrong on our side.';

export function failureInWords(stored: string): string {
  return REASONS.find(([pattern]) => pattern.test(stored))?.[1] ?? UNKNOWN;
}
