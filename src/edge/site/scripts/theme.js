/** Runs before the page is painted, so that a chosen theme does not flash. Without a choice the system decides. */
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is forbidden: the system decides.
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
}
