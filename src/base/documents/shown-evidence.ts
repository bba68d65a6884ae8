import type { ModelReport } from './model-report.ts';
import type { ChangeOutcome } from './revision.ts';

/** Why a page says what it says, as far as the account holder is shown it. */
export interface ShownEvidence {
  /** Every printed line with the ids of the entries and facts behind it. */
  lines: { page: number; text: string; ids: string[]; wordedBy?: 'person' | 'model' }[];
  /** How a language model was asked, how many of its sentences stand on the page, and how many the verifier refused. */
  model?: ModelReport & { written: number; refused: number };
  /** Letters: the paragraphs before any change, which `drop-passage` and `reword-passage` name by their words. */
  paragraphs?: { text: string; sentences: string[] }[];
  /** Letters: sentences of `additional_context` that it does not tell, and why, for the person. */
  untold?: { text: string; reason: string }[];
  /** What became of each change of the last revision that was set, in its order. */
  changes?: ChangeOutcome[];
  /** What the posting asks for, in its order and its words. */
  requirements: {
    kind: string;
    text: string;
    optional: boolean;
    /** Shown on the page; supported by the profile but not shown; met in part, as `reason` says; a gap; or nothing that is certain. */
    state: 'shown' | 'supported' | 'partly' | 'gap' | 'unsure';
    /** Absent from documents of earlier versions. */
    reason?: string | null;
    facts: string[];
  }[];
  /** Share of the height of all its pages that is used. */
  fill: number;
  pages: number;
}

/** As it is kept: with what was set, for the server alone. Documents of earlier versions tell of terms, not of requirements. */
export type StoredEvidence = Omit<ShownEvidence, 'requirements'> &
  Partial<Pick<ShownEvidence, 'requirements'>> & { page?: unknown };
