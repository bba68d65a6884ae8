/** For how many days things are kept after they were made; null: for good. */
export interface Retention {
  pdfDays: number | null;
  evidenceDays: number | null;
  documentDays: number | null;
}
