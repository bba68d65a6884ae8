import type { DocumentKind, Status } from '../../base/contract.ts';
import type { Visitor } from '../../domain/accounts/sign-in.ts';
import type { Balance } from '../../domain/credits/credits.ts';
import type { DocumentSummary } from '../../domain/documents/documents.ts';
import type { ProfileState, ProfileStatus } from '../../domain/profiles/profile-state.ts';
import type { Look } from './dashboard-deps.ts';
import { type Html, html } from './html.ts';
import { moment, type Page } from './layout.ts';

export interface DocumentsView {
  documents: DocumentSummary[];
  /** There are more than are shown. */
  isCut: boolean;
  balance: Balance;
  profile: ProfileState;
}

export const KIND: Record<DocumentKind, string> = { resume: 'Resume', cover_letter: 'Cover letter' };

const STATUS: Record<Status, { label: string; look: string }> = {
  QUEUED: { label: 'Queued', look: 'waiting' },
  IN_PROGRESS: { label: 'In progress', look: 'waiting' },
  SUCCESS: { label: 'Ready', look: 'good' },
  FAILED: { label: 'Failed', look: 'bad' },
};

const PROFILE: Record<ProfileStatus, { label: string; look: string; meaning: string }> = {
  missing: { label: 'Missing', look: 'bad', meaning: 'Import a profile before creating documents.' },
  in_progress: { label: 'Importing', look: 'waiting', meaning: 'Documents can be created when it is complete.' },
  failed: { label: 'Import failed', look: 'bad', meaning: 'Import it again to create documents.' },
  complete: { label: 'Complete', look: 'good', meaning: 'Ready to create documents.' },
};

export function isUnfinished({ status }: { status: Status }): boolean {
  return status === 'QUEUED' || status === 'IN_PROGRESS';
}

export function badge({ label, look }: { label: string; look: string }): Html {
  return html`<span class="badge ${look}">${label}</span>`;
}

export function statusBadge(status: Status): Html {
  return badge(STATUS[status]);
}

export function documentsPage(look: Look, visitor: Visitor, view: DocumentsView): Page {
  return {
    title: 'Documents',
    visitor,
    current: 'documents',
    refreshes: view.documents.some(isUnfinished) || view.profile.status === 'in_progress',
    content: html`<h1>Documents</h1>
${overview(view)}
${view.documents.length === 0 ? noDocuments(look) : documentList(look, view)}`,
  };
}

function overview({ balance, profile }: DocumentsView): Html {
  const state = PROFILE[profile.status];
  return html`<div class="cards">
<section class="card" aria-labelledby="credits"><h2 id="credits">Credits</h2>
<p class="figure">${number(balance.total)}</p>
<p class="soft">${number(balance.included)} included, ${number(balance.purchased)} purchased</p></section>
<section class="card" aria-labelledby="profile"><h2 id="profile">Profile</h2>
<p class="figure">${badge(state)}</p>
<p class="soft">${profile.reason === null ? null : html`${profile.reason} `}${state.meaning}</p></section>
</div>`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function noDocuments(look: Look): Html {
  return html`<section class="empty"><h2>Nothing here yet</h2>
<p>Resumes and cover letters that you create through the API or an agent appear here. The <a href="${look.root}/docs/quickstart">quickstart</a> makes the first one in a minute; it needs an <a href="${look.root}/dashboard/keys">API key</a>.</p></section>`;
}

function documentList(look: Look, { documents, isCut }: DocumentsView): Html {
  return html`<ul class="rows">
${documents.map((document) => documentRow(look, document))}</ul>
${isCut ? html`<p class="soft">Only the latest ${documents.length} documents are shown.</p>` : null}`;
}

function documentRow(look: Look, document: DocumentSummary): Html {
  const address = `${look.root}/dashboard/documents/${document.id}`;
  const pdf = html`<a class="button quiet small" href="${address}/pdf" aria-label="PDF of ${document.title}">PDF</a>`;
  return html`<li>
<div class="what"><a class="name" href="${address}">${document.title}</a>
<p class="soft">${KIND[document.kind]} · ${moment(document.created_at)}${document.stage === null ? null : html` · ${document.stage}`}</p></div>
<div class="state">${document.status === 'SUCCESS' ? pdf : null}${statusBadge(document.status)}</div>
</li>
`;
}
