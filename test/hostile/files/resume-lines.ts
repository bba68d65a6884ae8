/** A small resume, so that what is hostile stands beside what an importer wants to read. */
export const RESUME_LINES = [
  'Jane Smith',
  'jane.smith@example.com | +1 415 555 0132 | San Francisco, CA',
  '',
  'EXPERIENCE',
  'Acme Corporation, San Francisco, CA',
  'Senior Engineer, Jan 2019 - Present',
  '- Built a billing service that handles 2,000 requests a second',
  '- Led a team of five engineers',
  '',
  'EDUCATION',
  'Stanford University',
  'BSc in Computer Science, 2011 - 2015',
  '',
  'SKILLS',
  'Go, TypeScript, PostgreSQL, Kubernetes',
];

export const RESUME_TEXT = RESUME_LINES.join('\n');
