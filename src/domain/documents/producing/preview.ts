import type { Clock } from '../../../base/clock.ts';
import type { AccentChoice, Template } from '../../../base/documents/template.ts';
import { AppError } from '../../../base/errors.ts';
import type { GenerationInput } from '../../../generation/generate.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readSettings } from '../../accounts/settings.ts';
import { readCurrentVersion } from '../../profiles/versions.ts';
import { look } from './produce.ts';

export interface Preview {
  /** Changes whenever the picture would. */
  tag: string;
  /** The picture as SVG. */
  draw(): Promise<string>;
}

export interface PreviewDeps {
  db: Db;
  clock: Clock;
  /** Sets the page in the sandbox. */
  drawPage(input: GenerationInput): Promise<string>;
}

/** The account's own profile in a template, made for no job in particular. */
export async function preparePreview(
  deps: PreviewDeps,
  accountId: string,
  template: Template,
  accent: AccentChoice,
): Promise<Preview> {
  const [current, settings] = await Promise.all([
    readCurrentVersion(deps.db, accountId),
    readSettings(deps.db, accountId),
  ]);
  if (!current) throw new AppError('NOT_FOUND', 'There is no profile to show yet. Import a resume first.');
  const { paper, language } = settings;
  return {
    tag: [accountId, current.number, template, accent, paper, language].join('-'),
    draw: () =>
      deps.drawPage({
        kind: 'resume',
        profile: current.profile,
        request: { title: 'Preview', jobDescription: '', companyUrl: null, letter: null },
        companyPage: null,
        ...look({ ...settings, template, accent }),
        now: deps.clock.now().toISOString(),
      }),
  };
}
