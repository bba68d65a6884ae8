import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ImportView, ProfileView } from '../../../../src/edge/dashboard/api/types/profile.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BasicsEditor } from './basics-editor.tsx';
import { type Change, type Editor, EditorContext, fieldId, within } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { ImportReport } from './import/import-report.tsx';
import { doubtsByPlace, type Target } from './model/doubts.ts';
import { type EntryKind, type EntryOf, KINDS, type ListName, SECTIONS } from './model/kinds.ts';
import { basicsPlace, entriesAround } from './model/place.ts';
import { dateLanguage } from './model/typed-date.ts';
import { SkillsEditor } from './skills-editor.tsx';
import { type DraftHandle, useDraft } from './use-draft.ts';

/** Sections that every resume has; others are shown when there is something in them. */
const USUAL: ListName[] = ['work', 'education', 'skills'];

const STATES: Record<DraftHandle['state'], string> = {
  new: 'Your profile is saved as soon as your name is in it',
  saved: 'All changes are saved',
  saving: 'Saving …',
  waiting: 'Saving …',
  failed: 'Not saved',
  conflict: 'Not saved',
};

/** What has the focus is not covered by the toolbar. */
const BELOW_THE_TOOLBAR = '[&_:is(input,textarea,button)]:scroll-mt-16';

/** The whole profile, to correct and complete; or to begin. `source` is the import that it came from. */
export function ProfileEditor({ view, source }: { view: ProfileView; source: ImportView | null }) {
  const [language] = useState(() => dateLanguage(navigator.languages));
  const draft = useDraft(view, language);
  const { profile, change } = draft;
  const doubts = useMemo(
    () => (source?.profile ? doubtsByPlace(source.profile, source.report?.doubtful ?? []) : new Map()),
    [source],
  );
  const { reveal, ...folds } = useFolds(view.profile === null ? fieldId(basicsPlace('name')) : null);
  useUndoKeys(draft);
  const editor: Editor = {
    language,
    // Where nothing is typed yet, nothing is wrong.
    problemAt: (place) => (draft.undo === null && view.profile === null ? null : (draft.problems.get(place) ?? null)),
    doubtAt: (place) => doubts.get(place),
    ...folds,
  };
  const shown = SECTIONS.filter(({ name }) => USUAL.includes(name) || profile[name].length > 0);
  return (
    <EditorContext value={editor}>
      <div className={BELOW_THE_TOOLBAR}>
        {source && <ImportReport view={source} onShow={reveal} />}
        <Toolbar draft={draft} onShow={reveal} />
        <Card title="You">
          <BasicsEditor basics={profile.basics} change={within(change, 'basics')} />
        </Card>
        {shown.map(({ name, title }) => (
          <Card key={name} title={title}>
            {name === 'skills' ? (
              <SkillsEditor skills={profile.skills} change={within(change, 'skills')} />
            ) : (
              <Section name={name} profile={profile} change={change} />
            )}
          </Card>
        ))}
        <MoreSections
          sections={SECTIONS.filter((section) => !shown.includes(section))}
          onBegin={(name) => {
            const entry = KINDS[name].create();
            const [first] = KINDS[name].fields;
            reveal({ place: `${entry.id}.${first && 'name' in first ? first.name : ''}`, entries: [entry.id] });
            change((known) => ({ ...known, [name]: [entry] }), null);
          }}
        />
      </div>
    </EditorContext>
  );
}

interface SectionProps<K extends ListName> {
  name: K;
  profile: ProfileView['profile'] & object;
  change: Change<ProfileView['profile'] & object>;
}

function Section<K extends ListName>({ name, profile, change }: SectionProps<K>) {
  return (
    <EntryList<EntryOf<K>>
      kind={KINDS[name] as EntryKind<EntryOf<K>>}
      entries={profile[name]}
      change={(update, place) => change((known) => ({ ...known, [name]: update(known[name]) }), place)}
      list={name}
    />
  );
}

/** Which entries are open, and where the focus goes next. */
function useFolds(firstFocus: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [, setAsked] = useState(0);
  const wanted = useRef(firstFocus);
  useLayoutEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });
  const focusOn = (elementId: string) => {
    wanted.current = elementId;
    setAsked((count) => count + 1);
  };
  const setEntry = (id: string, isOpen: boolean) =>
    setOpen((known) => (isOpen ? new Set([...known, id]) : new Set([...known].filter((one) => one !== id))));
  return {
    isOpen: (id: string) => open.has(id),
    setOpen: setEntry,
    focusOn,
    reveal({ place, entries }: Target) {
      for (const id of entries) setEntry(id, true);
      focusOn(fieldId(place));
    },
  };
}

interface MoreProps {
  sections: typeof SECTIONS;
  onBegin(name: ListName): void;
}

function MoreSections({ sections, onBegin }: MoreProps) {
  if (sections.length === 0) return null;
  return (
    <section className="rounded-xl border border-dashed border-line p-5 sm:p-6">
      <h2 className="mb-3 text-lg leading-snug">Something else to tell?</h2>
      <div className="flex flex-wrap gap-2">
        {sections.map(({ name, title }) => (
          <Button key={name} onClick={() => onBegin(name)}>
            <Icon name="plus" />
            {title}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Toolbar({ draft, onShow }: { draft: DraftHandle; onShow(target: Target): void }) {
  const wrong = [...draft.problems.keys()];
  const isAtRest = draft.state === 'saved' && wrong.length > 0;
  const show = (place: (typeof wrong)[number]) => onShow({ place, entries: entriesAround(draft.profile, place) });
  return (
    <div className="sticky top-0 z-2 mb-4 grid gap-2 border-b border-line bg-paper py-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft" role="status">
          {isAtRest ? 'Everything else is saved. ' : STATES[draft.state]}
          {isAtRest && (
            <button
              type="button"
              className="cursor-pointer font-semibold text-bad underline"
              onClick={() => show(wrong[0]!)}
            >
              {wrong.length === 1 ? '1 field needs correcting' : `${wrong.length} fields need correcting`}
            </button>
          )}
        </p>
        <div className="flex gap-1">
          <IconButton label="Undo" icon="undo" disabled={!draft.undo} onClick={() => draft.undo?.()} />
          <IconButton label="Redo" icon="redo" disabled={!draft.redo} onClick={() => draft.redo?.()} />
        </div>
      </div>
      {draft.state === 'conflict' && (
        <Notice look="bad">
          The profile was changed in another window. Copy what you typed last, then{' '}
          <button type="button" className="underline" onClick={() => location.reload()}>
            load it again
          </button>
          .
        </Notice>
      )}
      {draft.state === 'failed' && draft.error && (
        <Notice look="bad">
          {draft.error.message}{' '}
          <button type="button" className="underline" onClick={draft.retry}>
            Save again
          </button>
        </Notice>
      )}
    </div>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, also out of a field: a field's own memory ends where the field ends. */
function useUndoKeys({ undo, redo }: DraftHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      const step = event.shiftKey ? redo : undo;
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
