/** Europass XML → profile: the form of 2020 and later (`Candidate`) and the one before it (`SkillsPassport`). */
import { ImportFailed } from '../failed.ts';
import { importConverted } from '../json-resume/json-resume.ts';
import type { ImportResult } from '../report.ts';
import { parseXml } from '../xml.ts';
import { candidateToJsonResume } from './candidate.ts';
import { skillsPassportToJsonResume } from './skills-passport.ts';

const WHAT_TO_DO = 'Add your name in Europass and download the XML again.';

export function importEuropass(text: string, now: string): ImportResult {
  const root = parseXml(text);
  if (root.name === 'Candidate') return importConverted(candidateToJsonResume(root), now, WHAT_TO_DO);
  // Older schemas named the root differently, and all since 3.0 hold the person in LearnerInfo.
  if (root.name === 'SkillsPassport' || root.name === 'Europass') {
    return importConverted(skillsPassportToJsonResume(root), now, WHAT_TO_DO);
  }
  throw new ImportFailed(
    `The file is XML of another kind ("${root.name.slice(0, 40)}"). Of XML files, only a Europass CV can be imported. Choose another file.`,
  );
}
