import { renderFirstTabs } from './markdown/render-markdown.ts';
import { footer, shell } from './shell.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** As large as the picture is, so that the page does not jump while it loads. */
const PICTURE = { width: 765, height: 990 };

const PICTURE_TEXT =
  'A one-page resume made by Letterpress for an invented person, Maya Okafor: summary, experience, skills, education and certifications.';

const steps = (root: string) => `<section class="steps" aria-labelledby="how">
<h2 id="how">From posting to page</h2>
<ol>
<li><h3>Import your resume once</h3><p>PDF, Word, LinkedIn export, JSON Resume and others become your profile: the only source of facts.</p></li>
<li><h3>Send a job description</h3><p>From your own program, from an agent, or by hand. A <a href="${root}/docs/resume/create">resume</a> costs 5 credits, a <a href="${root}/docs/cover-letter/create">cover letter</a> 3.</p></li>
<li><h3>Get one finished page</h3><p>The facts that fit this job, in the order that serves it, as a PDF behind a signed link.</p></li>
</ol>
</section>`;

const developers = (root: string, samples: string) => `<section class="developers" aria-labelledby="developers">
<div>
<h2 id="developers">One call for programs, five tools for agents</h2>
<p>A small REST interface with exact errors, request limits and safe retries; the same functions for Claude, Cursor, VS Code and any other client of the Model Context Protocol.</p>
<ul class="links"><li><a href="${root}/docs/quickstart">Quickstart</a></li><li><a href="${root}/docs/reference">API reference</a></li><li><a href="${root}/docs/mcp">Tool endpoint (MCP)</a></li><li><a href="${root}/docs/client">TypeScript client</a></li></ul>
</div>
<div class="developers-sample">
${samples}</div>
</section>`;

const PROMISES = `<section class="promises" aria-labelledby="promises">
<h2 id="promises">What you can rely on</h2>
<div>
<article><h3>Nothing invented</h3><p>Every line is drawn from your profile. What a job asks for and the profile does not have is never claimed.</p></article>
<article><h3>Read back before it counts</h3><p>The text is taken out of the finished PDF again and checked line by line. A document that fails the check is not a success.</p></article>
<article><h3>Readable by machines</h3><p>One column, real text in reading order, tagged PDF/UA-1, embedded fonts. No tables, no icons, no hidden words.</p></article>
<article><h3>Charged once, or not at all</h3><p>A create is one transaction: charged, stored and queued, or nothing. A document that fails gives its credits back.</p></article>
</div>
</section>`;

/** The dashboard itself asks whoever is not signed in. */
const actions = (root: string, hasSignUp: boolean) =>
  `<p class="actions">${
    hasSignUp ? `<a class="button" href="${root}/dashboard/sign-up">Create an account</a>` : ''
  }<a class="button${hasSignUp ? ' quiet' : ''}" href="${root}/dashboard">Sign in</a><a class="button quiet" href="${root}/docs/overview">Read the docs</a></p>`;

export function frontPageHtml(addresses: SiteAddresses, overview: string, hasSignUp: boolean): string {
  const { root, asset } = addresses;
  return shell(addresses, {
    title: 'Letterpress: resumes and cover letters, set for the job',
    description: 'Tailored PDF resumes and cover letters from a saved profile and a job description, by REST or MCP.',
    bodyClass: 'front',
    content: `<main id="content">
<section class="hero" aria-labelledby="hero">
<div class="hero-text">
<h1 id="hero">Resumes and cover letters, set for the job.</h1>
<p class="lead">Save your profile once. Send a job description. Get one finished page that puts your own facts in the right order, and never adds one.</p>
${actions(root, hasSignUp)}
</div>
<figure class="sheet"><img src="${asset('resume.png')}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${PICTURE_TEXT}"><figcaption>Made by this service from its sample profile.</figcaption></figure>
</section>
${steps(root)}
${developers(root, renderFirstTabs(overview))}
${PROMISES}
</main>
${footer(root)}`,
  });
}
