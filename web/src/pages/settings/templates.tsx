import { useState } from 'react';
import {
  ACCENT_CHOICES,
  ACCENT_COLOURS,
  type AccentChoice,
  OWN_ACCENTS,
  TEMPLATES,
  type Template,
} from '../../../../src/base/documents/template.ts';
import { apiUrl } from '../../api/request.ts';

interface TemplatesProps {
  chosen: Template;
  accent: AccentChoice;
  onChoose(template: Template): void;
}

/** Each with a picture of the person's own profile in it. */
export function Templates({ chosen, accent, onChoose }: TemplatesProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Template</legend>
      <div className="grid grid-cols-2 gap-4 sm:max-w-2xl">
        {TEMPLATES.map((name) => (
          <label
            key={name}
            className="grid cursor-pointer content-start gap-3 rounded-xl border border-line bg-raised p-3 text-sm transition-colors hover:border-field has-checked:border-accent has-checked:bg-accent-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <span className="flex items-center gap-2 font-semibold">
              <input
                type="radio"
                name="template"
                className="accent-accent"
                checked={chosen === name}
                onChange={() => onChoose(name)}
              />
              {capitalized(name)}
            </span>
            <Preview key={accent} name={name} accent={accent} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AccentsProps {
  template: Template;
  chosen: AccentChoice;
  onChoose(accent: AccentChoice): void;
}

export function Accents({ template, chosen, onChoose }: AccentsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Colour</legend>
      <div className="flex flex-wrap gap-2">
        {ACCENT_CHOICES.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer items-center gap-2 rounded-full border border-line bg-raised py-1.5 pr-4 pl-2 text-sm transition-colors hover:border-field has-checked:border-accent has-checked:bg-accent-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="accent"
              className="sr-only"
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            <span
              aria-hidden="true"
              className="size-5 rounded-full border border-line"
              style={{ background: ACCENT_COLOURS[name === 'auto' ? OWN_ACCENTS[template] : name] }}
            />
            {name === 'auto' ? 'The template’s own' : capitalized(name)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Preview({ name, accent }: { name: Template; accent: AccentChoice }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className="grid aspect-square place-items-center rounded border border-dashed border-line p-4 text-center text-xs text-soft">
        Import your resume to see it here.
      </span>
    );
  return (
    <img
      src={apiUrl(`/settings/preview/${name}.svg?accent=${accent}`)}
      alt={`Your profile in the ${name} template`}
      className="aspect-square w-full rounded border border-line bg-white object-cover object-top"
      onError={() => setMissing(true)}
    />
  );
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
