import type { CompanyFacts } from '../reading/company-page.ts';
import type { Achievement } from './achievements.ts';

/** What the paragraphs are written from. */
export interface LetterMaterial {
  title: string | null;
  company: string | null;
  companyFacts: CompanyFacts | null;
  /** What the posting asks for and the profile supports, as nouns. */
  strengths: string[];
  achievements: Achievement[];
}
