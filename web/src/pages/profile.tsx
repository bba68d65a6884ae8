import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportView, ProfileView } from '../../../src/edge/dashboard/api/types/profile.ts';
import { useImportDecision } from '../api/import-decision.ts';
import { queries } from '../api/queries.ts';
import { apiUrl } from '../api/request.ts';
import { Page } from '../shell/page.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loading.tsx';
import { ProfileEditor } from './profile/editor.tsx';
import { DropZone } from './profile/import/drop-zone.tsx';
import { PendingImport } from './profile/import/pending-import.tsx';
import { SourceFile } from './profile/import/source-file.tsx';

const LOOK_AGAIN_MS = 1_500;

export function Profile() {
  const [wantsImport, setWantsImport] = useState(false);
  const [wantsSource, setWantsSource] = useState(false);
  const query = useQuery({
    ...queries.profile(),
    refetchInterval: ({ state }) => (state.data?.latestImport?.status === 'in_progress' ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: false,
  });
  const hasProfile = query.data?.profile != null;
  const latest = query.data?.latestImport;
  const source = wantsSource && latest?.hasSource ? latest : null;
  return (
    <Page
      title="Profile"
      lead="Every document is made from this, and from nothing else."
      isWide={source !== null}
      actions={
        hasProfile && (
          <>
            <Button onClick={() => setWantsImport(!wantsImport)} aria-expanded={wantsImport}>
              Import a file
            </Button>
            {latest?.hasSource && (
              <Button onClick={() => setWantsSource(!wantsSource)} aria-pressed={wantsSource}>
                Compare with the file
              </Button>
            )}
            <Link to="/profile/history" className={buttonLook()}>
              History
            </Link>
            <a className={buttonLook()} href={apiUrl('/profile/export')}>
              Export
            </a>
          </>
        )
      }
    >
      <div className={source ? 'grid grid-cols-1 gap-6 lg:grid-cols-2' : ''}>
        {source && <SourceFile view={source} />}
        <div className="min-w-0">
          <Loaded query={query}>
            {(view) => <Body view={view} wantsImport={wantsImport} onSent={() => setWantsImport(false)} />}
          </Loaded>
        </div>
      </div>
    </Page>
  );
}

interface BodyProps {
  view: ProfileView;
  wantsImport: boolean;
  /** A file is on its way. */
  onSent(): void;
}

function Body({ view, wantsImport, onSent }: BodyProps) {
  const latest = view.latestImport;
  const pending = latest && (latest.status !== 'complete' || !latest.isAccepted) ? latest : null;
  const source: ImportView | null = latest?.isAccepted ? latest : null;
  const mayImport = pending?.status !== 'in_progress';
  // While another import is read and decided on, what is being edited stays what it is.
  const [edited, setEdited] = useState(source?.id ?? 'own');
  if (source && source.id !== edited) setEdited(source.id);
  const blank = useBlankProfile(pending);
  const current = view.profile && { profile: view.profile, version: view.version };
  const isEdited = view.profile !== null || blank.hasBegun;
  return (
    <>
      {pending && <PendingImport view={pending} current={current} />}
      {mayImport && (!isEdited || wantsImport) && (
        <div className="mb-6">
          <DropZone onSent={onSent} onBlank={isEdited ? undefined : blank.begin} />
        </div>
      )}
      {isEdited && <ProfileEditor key={edited} view={view} source={source} />}
      {view.profile !== null && <NextSteps />}
    </>
  );
}

function NextSteps() {
  return (
    <nav aria-label="Next steps" className="mt-8 flex flex-wrap gap-2 border-t border-line pt-6">
      <Link to="/new/$kind" params={{ kind: 'resume' }} className={buttonLook('primary')}>
        Make a resume
      </Link>
      <Link to="/new/$kind" params={{ kind: 'cover_letter' }} className={buttonLook()}>
        Write a cover letter
      </Link>
    </nav>
  );
}

/** A profile that is written by hand. An import that failed before is out of its way. */
function useBlankProfile(failed: ImportView | null) {
  const [hasBegun, setBegun] = useState(false);
  const dismiss = useImportDecision(failed?.id ?? '', 'dismiss');
  return {
    hasBegun,
    begin: () => (failed ? dismiss.mutate(undefined, { onSuccess: () => setBegun(true) }) : setBegun(true)),
  };
}
