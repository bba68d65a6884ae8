/** On a wide screen the contents are a column: opened over a small one, they are closed when the screen grows. */
matchMedia('(max-width: 52rem)').addEventListener('change', ({ matches }) => {
  if (!matches) document.getElementById('menu')?.hidePopover();
});
