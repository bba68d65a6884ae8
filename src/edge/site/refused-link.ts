import { footer, shell } from './shell.ts';
import type { SiteAddresses } from './site-addresses.ts';

const TEXTS = {
  403: {
    title: 'This link has stopped working',
    text: 'A link to a PDF works for one hour, and only as it was made. Open the document in your dashboard to get it again. If somebody sent you the link, ask them for a new one.',
  },
  404: {
    title: 'There is no PDF here any more',
    text: 'The document was deleted, or its PDF was removed. What your account has is in the dashboard.',
  },
};

/** What a person sees who opens a link that is refused: where to get a new one, and nothing of why. */
export function refusedLinkHtml(
  addresses: SiteAddresses,
  { status, documentId }: { status: number; documentId: string | null },
): string {
  const { root } = addresses;
  const { title, text } = status === 403 ? TEXTS[403] : TEXTS[404];
  const place = status === 403 && documentId !== null ? `documents/${documentId}` : 'documents';
  return shell(addresses, {
    title: `${title} · Letterpress`,
    description: title,
    bodyClass: 'docs',
    content: `<div class="columns">
<div></div>
<main id="content"><article>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="button" href="${root}/dashboard/${place}">Open the dashboard</a></p>
<p>Programs read the document’s status again, and find a new link in it: <a href="${root}/docs/resume/get-status">resumes</a>, <a href="${root}/docs/cover-letter/get-status">cover letters</a>.</p>
</article></main>
<div></div>
</div>
${footer(root)}`,
  });
}
