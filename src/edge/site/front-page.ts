import { highlight } from './highlight.ts';
import { type SiteAddresses, shell } from './layout.ts';

const createSample = (baseUrl: string) => `curl ${baseUrl}/v1/resume/create \\
  -H "Authorization: Bearer $LETTERPRESS_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{
    "title": "Backend Engineer at Acme",
    "job_description": "Acme is hiring a backend engineer …"
  }'`;

/** A page of type, drawn: no image to load, and it follows the colours of the theme. */
const SHEET = `<svg class="sheet" viewBox="0 0 300 388" role="img" aria-label="A one-page resume">
<rect class="paper" x="1" y="1" width="298" height="386" rx="4"/>
<rect class="ink" x="28" y="30" width="128" height="13" rx="2"/>
<rect class="faint" x="28" y="52" width="196" height="5" rx="2"/>
<rect class="accent" x="28" y="76" width="66" height="6" rx="2"/><rect class="rule" x="28" y="87" width="244" height="1"/>
<rect class="ink" x="28" y="98" width="92" height="6" rx="2"/><rect class="faint" x="28" y="109" width="132" height="5" rx="2"/>
<rect class="text" x="36" y="123" width="228" height="5" rx="2"/><rect class="text" x="36" y="134" width="196" height="5" rx="2"/><rect class="text" x="36" y="145" width="214" height="5" rx="2"/>
<rect class="ink" x="28" y="163" width="104" height="6" rx="2"/><rect class="faint" x="28" y="174" width="118" height="5" rx="2"/>
<rect class="text" x="36" y="188" width="218" height="5" rx="2"/><rect class="text" x="36" y="199" width="176" height="5" rx="2"/>
<rect class="accent" x="28" y="221" width="48" height="6" rx="2"/><rect class="rule" x="28" y="232" width="244" height="1"/>
<rect class="text" x="28" y="242" width="236" height="5" rx="2"/><rect class="text" x="28" y="253" width="208" height="5" rx="2"/><rect class="text" x="28" y="264" width="222" height="5" rx="2"/>
<rect class="accent" x="28" y="286" width="60" height="6" rx="2"/><rect class="rule" x="28" y="297" width="244" height="1"/>
<rect class="ink" x="28" y="308" width="140" height="6" rx="2"/><rect class="faint" x="28" y="319" width="98" height="5" rx="2"/>
<rect class="ink" x="28" y="335" width="112" height="6" rx="2"/><rect class="faint" x="28" y="346" width="124" height="5" rx="2"/>
</svg>`;

export function frontPageHtml(addresses: SiteAddresses, baseUrl: string): string {
  const { root } = addresses;
  return shell(addresses, {
    title: 'Letterpress: resumes and cover letters by API',
    description: 'Tailored PDF resumes and cover letters from a saved profile and a job description, by REST or MCP.',
    bodyClass: 'front',
    content: `<main id="content">
<section class="hero">
<div>
<h1>Resumes and cover letters, set for the job.</h1>
<p class="lead">Save your profile once. Send a job description. Get a one-page PDF that puts your own facts in the right order, and never adds one.</p>
<p class="actions"><a class="button" href="${root}/docs/quickstart">Quickstart</a><a class="button quiet" href="${root}/dashboard">Open the dashboard</a></p>
</div>
${SHEET}
</section>
<section class="features" aria-label="What it does">
<div><h2>One call, one PDF</h2><p>A create call answers at once; a signed link follows when the page is set. <a href="${root}/docs/resume/create">Resumes</a> cost 5 credits, <a href="${root}/docs/cover-letter/create">cover letters</a> 3.</p></div>
<div><h2>Made for agents, too</h2><p>The same functions are tools for Claude, Cursor, VS Code and any other client of the <a href="${root}/docs/mcp">Model Context Protocol</a>.</p></div>
<div><h2>Nothing invented</h2><p>Every line is drawn from the saved profile. What a job asks for and the profile does not have is never claimed.</p></div>
</section>
<section class="try" aria-label="Example">
<figure class="sample"><figcaption>Terminal</figcaption><pre tabindex="0"><code>${highlight(createSample(baseUrl), 'bash')}</code></pre></figure>
<p><a href="${root}/docs/overview">Overview</a> · <a href="${root}/docs/authentication">Authentication</a> · <a href="${root}/docs/pricing">Pricing</a> · <a href="${root}/docs/rate-limiting">Rate limiting</a> · <a href="${root}/docs/errors">Errors</a> · <a href="${root}/llms.txt">llms.txt</a></p>
</section>
</main>`,
  });
}
