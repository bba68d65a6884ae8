import { COST, FREE_CREDITS } from '../../base/contract.ts';
import { renderFirstTabs } from './markdown/render-markdown.ts';
import { footer, shell } from './shell.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** As large as the picture is, so that the page does not jump while it loads. */
const PICTURE = { width: 765, height: 990 };

const PICTURE_TEXT =
  'The first page of a resume made by Letterpress for an invented person, Maya Okafor: her name and contact data, a summary, and her experience with the results of each job.';

const STEPS = `<section class="steps" aria-labelledby="how">
<h2 id="how">Three steps to a page that fits</h2>
<ol>
<li><h3>Import your resume once</h3><p>Drop the one you have: PDF, Word, a LinkedIn export or plain text. You check what we read, and it becomes your profile.</p></li>
<li><h3>Paste the job posting</h3><p>We find what the job asks for, and the facts of your profile that answer it.</p></li>
<li><h3>Download your page</h3><p>As a PDF or a Word file, in a few seconds. Leave out a line, put one back or say it in your own words: that is free.</p></li>
</ol>
</section>`;

const PROMISES = `<section class="promises" aria-labelledby="promises">
<h2 id="promises">Nothing untrue is printed</h2>
<div>
<article><h3>Only your own facts</h3><p>Every line comes from your profile. What the job asks for and you do not have is never claimed.</p></article>
<article><h3>You see why</h3><p>Beside the page stands what the job asks for, what answers it, and where each line comes from.</p></article>
<article><h3>Read back before you get it</h3><p>We take the text out of the finished PDF again and check it line by line. If the check fails, you get no page and pay nothing.</p></article>
<article><h3>Made to be read</h3><p>By people and by the programs that sort applications: one column, real text, no icons, no hidden words.</p></article>
</div>
</section>`;

const prices = (root: string) => `<section class="prices" aria-labelledby="prices">
<h2 id="prices">What it costs</h2>
<dl>
<div><dt>To begin</dt><dd><strong>Free</strong> ${FREE_CREDITS} credits with a new account, enough for ${FREE_CREDITS / COST.resume} resumes.</dd></div>
<div><dt>A resume</dt><dd><strong>${COST.resume} credits</strong> Changes to it are free.</dd></div>
<div><dt>A cover letter</dt><dd><strong>${COST.cover_letter} credits</strong> Changes to it are free.</dd></div>
</dl>
<p>If we cannot make a document, you get its credits back. <a href="${root}/docs/pricing">More about prices</a></p>
</section>`;

const developers = (root: string, samples: string) => `<section class="developers" aria-labelledby="developers">
<div>
<h2 id="developers">For developers</h2>
<p>One call for programs, five tools for agents: a small REST interface with exact errors, request limits and safe retries, and the same functions for Claude, Cursor, VS Code and any other client of the Model Context Protocol.</p>
<ul class="links"><li><a href="${root}/docs/quickstart">Quickstart</a></li><li><a href="${root}/docs/reference">API reference</a></li><li><a href="${root}/docs/mcp">Tool endpoint (MCP)</a></li><li><a href="${root}/docs/client">TypeScript client</a></li></ul>
</div>
<div class="developers-sample">
${samples}</div>
</section>`;

const operators = (root: string) => `<section class="operators" aria-labelledby="operators">
<h2 id="operators">For those who run it</h2>
<p>Letterpress runs on your own machine: <code>npm ci &amp;&amp; npm start</code> brings its database along. What people import stays there, unless you connect a language model or storage elsewhere. For many people, put PostgreSQL, Redis and S3-compatible storage behind it. <a href="${root}/docs/capacity">What one machine carries</a></p>
</section>`;

/** The dashboard itself asks whoever is not signed in. */
const actions = (root: string, hasSignUp: boolean) =>
  `<p class="actions">${
    hasSignUp ? `<a class="button" href="${root}/dashboard/sign-up">Create a free account</a>` : ''
  }<a class="button${hasSignUp ? ' quiet' : ''}" href="${root}/dashboard">Sign in</a></p>`;

export function frontPageHtml(addresses: SiteAddresses, overview: string, hasSignUp: boolean): string {
  const { root, asset } = addresses;
  return shell(addresses, {
    title: 'Letterpress: a resume that fits the job, and is true',
    description:
      'Import your resume once, paste a job posting, and get a tailored PDF resume or cover letter made only from your own facts.',
    bodyClass: 'front',
    content: `<main id="content">
<section class="hero" aria-labelledby="hero">
<div class="hero-text">
<h1 id="hero">A resume that fits the job, and is true.</h1>
<p class="lead">Import your resume once. For every job, paste the posting and get a finished page that puts your own facts in the right order, and never adds one. Cover letters too.</p>
${actions(root, hasSignUp)}
<p class="price-note">${FREE_CREDITS} credits are free. A resume costs ${COST.resume}, a cover letter ${COST.cover_letter}.</p>
</div>
<figure class="sheet"><img src="${asset('resume.png')}" width="${PICTURE.width}" height="${PICTURE.height}" alt="${PICTURE_TEXT}"><figcaption>Made by this service from its sample profile.</figcaption></figure>
</section>
${STEPS}
${PROMISES}
${prices(root)}
${developers(root, renderFirstTabs(overview))}
${operators(root)}
</main>
${footer(root)}`,
  });
}
