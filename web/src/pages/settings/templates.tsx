import { useState } from 'react';
import type { Settings } from '../../../../src/edge/dashboard/api/types.ts';
import { apiUrl } from '../../api/request.ts';

type Template = Settings['template'];

const TEMPLATES: { name: Template; label: string }[] = [
  { name: 'classic', label: 'Classic' },
  { name: 'modern', label: 'Modern' },
];

/** Each with a picture of the person's own profile in it. */
export function Templates({ chosen, onChoose }: { chosen: Template; onChoose(template: Template): void }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Template</legend>
      <div className="grid grid-cols-2 gap-4 sm:max-w-xl">
        {TEMPLATES.map(({ name, label }) => (
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
              {label}
            </span>
            <Preview name={name} label={label} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Preview({ name, label }: { name: Template; label: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className="grid aspect-[1/1.35] place-items-center rounded border border-dashed border-line p-4 text-center text-xs text-soft">
        Import your resume to see it here.
      </span>
    );
  return (
    <img
      src={apiUrl(`/settings/preview/${name}.svg`)}
      alt={`Your profile in the ${label.toLowerCase()} template`}
      className="aspect-[1/1.35] w-full rounded border border-line bg-white object-cover object-top"
      onError={() => setMissing(true)}
    />
  );
}
