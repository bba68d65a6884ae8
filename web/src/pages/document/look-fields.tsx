import type { Look } from '../../../../src/base/documents/settings.ts';
import { languageChoices, PAPER_CHOICES, TEMPLATE_CHOICES } from '../../lib/look-choices.ts';
import { Select } from '../../ui/field.tsx';
import { Accents } from '../settings/templates.tsx';

/** How one document looks. */
export function LookFields({ look, onChange }: { look: Look; onChange(look: Look): void }) {
  const bind = (name: 'template' | 'paper' | 'language') => ({
    value: look[name],
    onChange: (value: string) => onChange({ ...look, [name]: value }),
  });
  return (
    <div className="grid gap-4">
      <Select label="Template" choices={TEMPLATE_CHOICES} {...bind('template')} />
      <Accents template={look.template} chosen={look.accent} onChoose={(accent) => onChange({ ...look, accent })} />
      <Select label="Paper" choices={PAPER_CHOICES} {...bind('paper')} />
      <Select label="Language of headings and dates" choices={languageChoices()} {...bind('language')} />
    </div>
  );
}
