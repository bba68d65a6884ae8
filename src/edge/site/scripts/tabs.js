/** Makes tabs of samples that show one thing in several languages. The chosen language holds for all pages. */
const STORED = 'language';
const groups = [...document.querySelectorAll('.tabs')];

function storedLanguage() {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function storeLanguage(language) {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

function makeTab(panel, group, index) {
  const caption = panel.querySelector('figcaption');
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.textContent = caption.textContent;
  tab.id = `tab-${group}-${index}`;
  tab.setAttribute('role', 'tab');
  panel.id = `panel-${group}-${index}`;
  tab.setAttribute('aria-controls', panel.id);
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', tab.id);
  caption.remove();
  return tab;
}

/** Without the language, a group keeps what it shows. */
function select(group, language) {
  const tabs = [...group.querySelectorAll('[role=tab]')];
  if (!tabs.some((tab) => tab.textContent === language)) return;
  for (const tab of tabs) {
    const selected = tab.textContent === language;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls')).hidden = !selected;
  }
}

/** Other groups on the page change their height with this one; what the reader looks at stays where it is. */
function choose(tab) {
  const before = tab.getBoundingClientRect().top;
  for (const group of groups) select(group, tab.textContent);
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  storeLanguage(tab.textContent);
}

function moveByKey(event) {
  const tabs = [...event.currentTarget.children];
  const index = tabs.indexOf(document.activeElement);
  const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab.focus();
  choose(tab);
}

for (const [number, group] of groups.entries()) {
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', 'Language');
  list.append(...[...group.querySelectorAll('.sample')].map((panel, index) => makeTab(panel, number, index)));
  list.addEventListener('click', (event) => event.target.matches('[role=tab]') && choose(event.target));
  list.addEventListener('keydown', moveByKey);
  group.prepend(list);
  group.classList.add('ready');
  select(group, list.firstChild.textContent);
  select(group, storedLanguage());
}
