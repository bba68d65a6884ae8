import { z } from 'zod';
import { DEFAULT_SETTINGS, PAPERS, type Settings } from '../../base/documents/settings.ts';
import { ACCENT_CHOICES, TEMPLATES } from '../../base/documents/template.ts';
import { AppError } from '../../base/errors.ts';
import type { Db } from '../../platform/database/database.ts';

const LANGUAGE = /^(auto|[a-z]{2,3})$/;

export const settingsShape = z.object({
  template: z.enum(TEMPLATES, { error: `template must be one of ${TEMPLATES.join(', ')}` }),
  accent: z
    .enum(ACCENT_CHOICES, { error: `accent must be one of ${ACCENT_CHOICES.join(', ')}` })
    .default(DEFAULT_SETTINGS.accent),
  paper: z.enum(PAPERS, { error: `paper must be one of ${PAPERS.join(', ')}` }),
  language: z
    .string({ error: 'language must be a string' })
    .regex(LANGUAGE, 'language must be auto or a language code such as en'),
  timeZone: z
    .string({ error: 'timeZone must be a string' })
    .max(64, 'timeZone is not a time zone')
    .refine(isTimeZone, 'timeZone must be auto or an IANA time zone such as Europe/Berlin'),
  languageModel: z.boolean({ error: 'languageModel must be true or false' }).default(DEFAULT_SETTINGS.languageModel),
});

export const lookShape = settingsShape.pick({ template: true, accent: true, paper: true, language: true });

function isTimeZone(name: string): boolean {
  if (name === 'auto') return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

export async function readSettings(db: Db, accountId: string): Promise<Settings> {
  const row = await db.selectFrom('accounts').select('settings').where('id', '=', accountId).executeTakeFirst();
  return { ...DEFAULT_SETTINGS, ...row?.settings };
}

/** Holds for documents created from now on. */
export async function saveSettings(db: Db, accountId: string, settings: Settings): Promise<Settings> {
  const saved = await db
    .updateTable('accounts')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new AppError('NOT_FOUND', 'The account no longer exists.');
  return settings;
}
