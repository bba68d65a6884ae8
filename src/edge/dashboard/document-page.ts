import { COST } from '../../base/contract.ts';
import type { DocumentRequest, LetterFields } from '../../base/document-request.ts';
import type { Visitor } from '../../domain/accounts/sign-in.ts';
import type { DocumentSummary } from '../../domain/documents/documents.ts';
import type { Look } from './dashboard-deps.ts';
import { isUnfinished, KIND, statusBadge } from './documents-page.ts';
import { type Html, html } from './html.ts';
import { moment, type Page } from './layout.ts';

export interface DocumentView {
  document: DocumentSummary;
  request: DocumentRequest;
  /** Path of a fresh signed link; null before success, and when the PDF is no longer kept. */
  pdf: string | null;
}

export function documentPage(look: Look, visitor: Visitor, view: DocumentView): Page {
  const { document } = view;
  return {
    title: document.title,
    visitor,
    current: 'documents',
    refreshes: isUnfinished(document),
    content: html`<p class="back"><a href="${look.root}/dashboard/documents">All documents</a></p>
<header class="heading">
<div><h1>${document.title}</h1>
<p class="soft">${statusBadge(document.status)} ${KIND[document.kind]} · created ${moment(document.created_at)}</p></div>
${view.pdf === null ? null : html`<a class="button" href="${pdfAddress(look, document)}">Open the PDF</a>`}
</header>
${outcome(look, view)}
${requestDetails(view.request)}`,
  };
}

function outcome(look: Look, { document, pdf }: DocumentView): Html {
  if (isUnfinished(document)) return progress(document);
  if (document.status === 'FAILED') return failure(document);
  if (pdf === null) return html`<p class="notice">The PDF of this document is no longer kept.</p>`;
  return html`<object class="preview" type="application/pdf" data="${pdf}" aria-label="Preview of ${document.title}">
<p>This browser shows no preview of PDFs here. <a href="${pdfAddress(look, document)}">Open the PDF</a> instead.</p>
</object>`;
}

/** It makes a new link when it is asked: the page may have been open for longer than a link lasts. */
function pdfAddress(look: Look, document: DocumentSummary): string {
  return `${look.root}/dashboard/documents/${document.id}/pdf`;
}

function progress(document: DocumentSummary): Html {
  return html`<p class="notice" role="status">${document.stage ?? 'Waiting for its turn'}. This page refreshes itself until the document is ready.</p>`;
}

function failure(document: DocumentSummary): Html {
  return html`<section class="notice bad"><h2>This document could not be made</h2>
<p>${document.failure ?? 'No reason was recorded.'}</p>
<p>Its ${COST[document.kind]} credits came back to your account. You can create the document again.</p></section>`;
}

const LETTER_LABELS: Record<keyof LetterFields, string> = {
  hiringManagerName: 'Hiring manager',
  hiringManagerEmail: 'E-mail address',
  companyStreetAddress: 'Street',
  companyCity: 'City',
  companyState: 'State',
  companyZip: 'Postal code',
  date: 'Date',
  additionalContext: 'Additional context',
};

function requestDetails(request: DocumentRequest): Html {
  const letter = request.letter;
  const names = Object.keys(LETTER_LABELS) as (keyof LetterFields)[];
  const details = [
    detail('Company website', request.companyUrl),
    ...names.map((name) => detail(LETTER_LABELS[name], letter?.[name] ?? null)),
  ].filter((item) => item !== null);
  return html`<section class="request"><h2>What was asked for</h2>
${details.length === 0 ? null : html`<dl>\n${details}</dl>`}
<h3>Job description</h3>
<div class="posting" tabindex="0" role="region" aria-label="Job description">${request.jobDescription}</div></section>`;
}

function detail(label: string, value: string | null): Html | null {
  return value === null ? null : html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`;
}
