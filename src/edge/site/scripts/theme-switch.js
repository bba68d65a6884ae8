/** The switch between light and dark. Choosing what the system says anyway forgets the choice. */
const button = document.querySelector('.theme-switch');
const system = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);
const show = () => button.setAttribute('aria-pressed', String(isDark()));

function remember(theme) {
  try {
    if (theme) localStorage.setItem('theme', theme);
    else localStorage.removeItem('theme');
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

button.addEventListener('click', () => {
  const wanted = isDark() ? 'light' : 'dark';
  const bySystem = system.matches === (wanted === 'dark');
  if (bySystem) delete root.dataset.theme;
  else root.dataset.theme = wanted;
  remember(bySystem ? null : wanted);
  show();
});
system.addEventListener('change', show);
show();
button.hidden = false;
