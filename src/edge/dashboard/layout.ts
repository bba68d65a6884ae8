import type { FastifyReply } from 'fastify';
import type { Visitor } from '../../domain/accounts/sign-in.ts';
import type { Look } from './dashboard-deps.ts';
import { type Html, html, type Part } from './html.ts';

export interface Page {
  title: string;
  /** Null on pages that anybody may see. */
  visitor: Visitor | null;
  current?: 'documents' | 'keys';
  /** Loads itself again, as long as something on it is still changing. */
  refreshes?: boolean;
  content: Html;
}

const REFRESH_SECONDS = 2;

export function sendPage(reply: FastifyReply, look: Look, page: Page, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(layout(look, page).text);
}

/** Everything around a page that all pages share. */
function layout(look: Look, page: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${page.refreshes ? html`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : null}
<title>${page.title} · Letterpress</title>
<link rel="stylesheet" href="${look.stylesheet}">
<link rel="icon" type="image/svg+xml" href="${look.root}/favicon.svg">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="brand" href="${look.root}/"><span class="mark" aria-hidden="true">L</span>Letterpress</a>
${page.visitor ? navigation(look, page.visitor, page.current) : visitorLinks(look)}
</header>
<main id="content">
${page.content}
</main>
</body>
</html>
`;
}

function visitorLinks(look: Look): Html {
  return html`<nav class="bar-links" aria-label="Site"><a href="${look.root}/docs/overview">Docs</a></nav>`;
}

function navigation(look: Look, visitor: Visitor, current: Page['current']): Html {
  const link = (name: 'documents' | 'keys', label: string) =>
    html`<a href="${look.root}/dashboard/${name}"${name === current ? html` aria-current="page"` : null}>${label}</a>`;
  return html`<nav class="bar-links" aria-label="Dashboard">
${link('documents', 'Documents')}${link('keys', 'API keys')}<a href="${look.root}/docs/overview">Docs</a>
</nav>
<form class="who" method="post" action="${look.root}/dashboard/sign-out">
<span class="email">${visitor.email}</span><button class="button quiet small">Sign out</button>
</form>`;
}

/** A short page that only says something. */
export function messagePage(title: string, visitor: Visitor | null, content: Part): Page {
  return { title, visitor, content: html`<section class="message"><h1>${title}</h1>${content}</section>` };
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function moment(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${MOMENT.format(date)} UTC</time>`;
}

export function day(date: Date): Html {
  return html`<time datetime="${date.toISOString()}">${DAY.format(date)}</time>`;
}
