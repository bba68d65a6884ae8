import { useState } from 'react';

const STORED = 'theme';
const system = matchMedia('(prefers-color-scheme: dark)');
const root = document.documentElement;

const isDark = (): boolean => (root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);

/** Light or dark, for the dashboard and the documentation alike. Choosing what the system says forgets the choice. */
function choose(theme: 'light' | 'dark'): void {
  const isBySystem = system.matches === (theme === 'dark');
  if (isBySystem) delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (isBySystem) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, theme);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

export function ThemeSwitch() {
  const [dark, setDark] = useState(isDark);
  const change = () => {
    choose(isDark() ? 'light' : 'dark');
    setDark(isDark());
  };
  return (
    <button
      type="button"
      aria-pressed={dark}
      aria-label="Dark colours"
      title="Light or dark"
      onClick={change}
      className="grid size-9 cursor-pointer place-items-center rounded-md text-soft transition-colors hover:bg-panel hover:text-ink"
    >
      <svg viewBox="0 0 20 20" className={`size-5 ${dark ? 'rotate-180' : ''}`} aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}
