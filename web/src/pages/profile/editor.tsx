import { useEffect, useMemo } from 'react';
import type { ImportView, ProfileView, Remark } from '../../../../src/edge/dashboard/api/types.ts';
import { valueAt } from '../../lib/json-path.ts';
import { Card } from '../../shell/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BasicsEditor } from './basics-editor.tsx';
import { doubtsByPlace } from './doubts.ts';
import { EditorContext } from './editor-context.ts';
import { EntryList } from './entry-list.tsx';
import { type Entry, SECTIONS, type Section } from './sections.ts';
import { type DraftHandle, useDraft } from './use-draft.ts';

/** Sections that every resume has; others are shown when there is something in them. */
const USUAL = ['work', 'education', 'skills'];

const STATES: Record<DraftHandle['state'], string> = {
  saved: 'All changes are saved',
  saving: 'Saving …',
  waiting: 'Saving …',
  failed: 'Not saved',
  conflict: 'Not saved',
};

/** The whole profile, to correct and complete. */
export function ProfileEditor({ view, source }: { view: ProfileView; source: ImportView | null }) {
  const draft = useDraft(view);
  const doubts = useMemo(
    () => doubtsByPlace(draft.profile as Entry, source?.report?.doubtful ?? []),
    [draft.profile, source],
  );
  useUndoKeys(draft);
  const editor = {
    valueAt: (path: readonly (string | number)[]) => valueAt(draft.profile, path),
    set: draft.set,
    doubtAt: (path: readonly (string | number)[]): Remark | undefined => doubts.get(path.join('.')),
  };
  const hasEntries = ({ name }: Section) => ((editor.valueAt([name]) ?? []) as Entry[]).length > 0;
  const shown = SECTIONS.filter((section) => USUAL.includes(section.name) || hasEntries(section));
  return (
    <EditorContext value={editor}>
      <Toolbar draft={draft} />
      <Card title="You">
        <BasicsEditor />
      </Card>
      {shown.map((section) => (
        <Card key={section.name} title={section.title}>
          <EntryList kind={section.of} path={[section.name]} />
        </Card>
      ))}
      <MoreSections
        sections={SECTIONS.filter((section) => !shown.includes(section))}
        onBegin={({ name, of }) => draft.set([name], [of.create()])}
      />
    </EditorContext>
  );
}

function MoreSections({ sections, onBegin }: { sections: Section[]; onBegin(section: Section): void }) {
  if (sections.length === 0) return null;
  return (
    <section className="rounded-xl border border-dashed border-line p-5 sm:p-6">
      <h2 className="mb-3 text-lg leading-snug">Something else to tell?</h2>
      <div className="flex flex-wrap gap-2">
        {sections.map((section) => (
          <Button key={section.name} onClick={() => onBegin(section)}>
            <Icon name="plus" />
            {section.title}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Toolbar({ draft }: { draft: DraftHandle }) {
  return (
    <div className="sticky top-0 z-1 mb-4 grid gap-2 border-b border-line bg-paper py-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-soft" role="status">
          {STATES[draft.state]}
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
