/**
 * Credits and use.
 *
 *   GET    /credits                        Credits
 *   GET    /credits/ledger?before          Ledger
 *   GET    /usage                          Usage
 */
import type { Plan } from '../../../../base/contract.ts';

export interface Credits {
  plan: Plan;
  included: number;
  purchased: number;
  total: number;
  /** When the included credits are renewed, and to how many; null on plans that never renew. */
  renews: { at: string; amount: number } | null;
  costs: { resume: number; coverLetter: number };
  limits: { requestsPerMinuteOfKey: number; requestsPerMinuteOfAccount: number };
}

export interface LedgerEntry {
  id: string;
  at: string;
  reason: 'grant' | 'charge' | 'refund' | 'expire' | 'suspend' | 'resume';
  delta: number;
  kind: 'free' | 'period' | 'pack';
  document: { id: string; title: string } | null;
}

export interface Ledger {
  items: LedgerEntry[];
  next: string | null;
}

/** The last 30 days, oldest first; days without anything included. */
export interface Usage {
  days: { day: string; requests: number; resumes: number; coverLetters: number }[];
}
