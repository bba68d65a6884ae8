/** Results while somebody types. Without it, the form leads to the page of results. */
const MAX_RESULTS = 8;
const form = document.querySelector('.search-box');
const input = form.querySelector('input');
const panel = form.querySelector('.search-panel');
let loading = null;

/** The index and the ranking are fetched when somebody is about to search, and not before. */
function load() {
  loading ??= Promise.all([
    import(form.dataset.rank),
    fetch(form.dataset.index).then((response) => response.json()),
  ]).catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function resultLink({ section, excerpt }) {
  const link = element('a', 'search-result');
  link.href = section.address;
  link.append(element('strong', '', section.heading));
  if (section.page !== section.heading) link.append(element('span', 'search-page', section.page));
  const text = element('span', 'search-excerpt');
  text.append(...excerpt.map((piece) => element(piece.found ? 'mark' : 'span', '', piece.text)));
  link.append(text);
  return link;
}

function close() {
  panel.hidden = true;
}

async function show() {
  const query = input.value.trim();
  if (query === '') return close();
  const loaded = await load();
  if (!loaded || query !== input.value.trim()) return;
  const [{ rank }, sections] = loaded;
  const results = rank(sections, query, MAX_RESULTS);
  const count = results.length === 0 ? 'Nothing found.' : `${results.length} found, best first`;
  const status = element('p', 'search-count', count);
  status.setAttribute('role', 'status');
  panel.replaceChildren(status, ...results.map(resultLink));
  panel.hidden = false;
}

/** The arrow keys walk from the box through the results and back. */
function moveByKey(event) {
  if (event.key === 'Escape') {
    close();
    input.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || panel.hidden) return;
  event.preventDefault();
  const stops = [input, ...panel.querySelectorAll('a')];
  stops.at((stops.indexOf(document.activeElement) + step) % stops.length).focus();
}

input.addEventListener('focus', load);
input.addEventListener('input', show);
form.addEventListener('keydown', moveByKey);
// Some browsers do not give focus to a link that is clicked; the panel must not close under the pointer.
panel.addEventListener('mousedown', (event) => event.preventDefault());
form.addEventListener('focusout', (event) => form.contains(event.relatedTarget) || close());
document.addEventListener('keydown', (event) => {
  const typing = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
