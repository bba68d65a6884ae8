import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DocumentView } from '../../../src/edge/dashboard/api/types/documents.ts';
import { queries } from '../api/queries.ts';
import { Card, Page } from '../shell/page.tsx';
import { Copy } from '../ui/copy.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Status } from '../ui/status.tsx';
import { When } from '../ui/when.tsx';
import { Actions } from './document/actions.tsx';
import { Added } from './document/added.tsx';
import { Failed, UseAgain } from './document/again.tsx';
import { Paper } from './document/paper.tsx';
import { Reasons } from './document/reasons.tsx';
import { Revise } from './document/revise.tsx';

export function OneDocument() {
  const { id } = useParams({ from: '/inside/documents/$id' });
  const query = useQuery(queries.document(id));
  return (
    <Page title={query.data?.title ?? 'Document'} actions={query.data && <Actions document={query.data} />}>
      <Loaded query={query}>{(document) => <Body key={document.id} document={document} />}</Loaded>
    </Page>
  );
}

function Body({ document }: { document: DocumentView }) {
  const isMade = document.status !== 'FAILED';
  // Lines of the page: those that are looked at, and the one that was clicked on the page.
  const [looked, setLooked] = useState<readonly number[]>([]);
  const [picked, setPicked] = useState<number | null>(null);
  const pick = (line: number) => {
    setLooked([line]);
    setPicked(line);
  };
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3 text-sm text-soft">
        <Status status={document.status} stage={document.stage} />
        <span>
          {document.kind === 'resume' ? 'Resume' : 'Cover letter'} · <When at={document.createdAt} />
          {document.key !== null && ` · with the key “${document.key}”`}
        </span>
      </p>
      {!isMade && <Failed document={document} />}
      <div className={isMade ? 'items-start gap-6 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : ''}>
        {isMade && (
          <div
            data-kept-in-view
            className="top-0 z-5 mb-6 min-w-0 bg-paper py-2 not-short:sticky lg:top-4 lg:mb-0 lg:py-0"
          >
            <Paper document={document} looked={looked} onPick={pick} />
          </div>
        )}
        <div className="min-w-0">
          {document.evidence && (
            <Reasons
              document={document}
              looked={looked}
              onLook={setLooked}
              picked={picked}
              onSeen={() => setPicked(null)}
            />
          )}
          <Added document={document} />
          {document.evidence && <Revise document={document} onLook={setLooked} />}
          {document.status === 'SUCCESS' && <UseAgain document={document} />}
          {document.letterText && <LetterText text={document.letterText} />}
          <Posting text={document.request.jobDescription} />
        </div>
      </div>
    </>
  );
}

function LetterText({ text }: { text: string }) {
  return (
    <Card title="The letter as text">
      <div className="grid justify-items-start gap-3">
        <Copy text={text} label="Copy the text" />
        <p dir="auto" className="whitespace-pre-line text-sm">
          {text}
        </p>
      </div>
    </Card>
  );
}

function Posting({ text }: { text: string }) {
  return (
    <Card title="Job description">
      <details>
        <summary className="cursor-pointer text-sm text-accent">Show what you pasted</summary>
        <section
          tabIndex={0}
          aria-label="Job description that you pasted"
          dir="auto"
          className="mt-3 max-h-96 overflow-y-auto whitespace-pre-line text-sm"
        >
          {text}
        </section>
      </details>
    </Card>
  );
}
