/** Marks, in the list beside a page, the heading that the reader has come to. */
const links = new Map([...document.querySelectorAll('.toc a')].map((link) => [link.hash.slice(1), link]));
const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);

function mark() {
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  const current = links.get(passed.at(-1)?.id);
  for (const link of links.values()) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

if (headings.length > 0) {
  addEventListener('scroll', mark, { passive: true });
  mark();
}
