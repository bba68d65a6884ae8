/** A button on every sample that copies its text. */
const SHOWN_MS = 1_600;

/** For pages without https, where browsers do not offer the clipboard. */
function copyBySelection(text) {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'out-of-sight';
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

async function copy(text) {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

for (const sample of document.querySelectorAll('.sample')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    const copied = await copy(sample.querySelector('code').textContent);
    button.textContent = copied ? 'Copied' : 'Press Ctrl+C';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, SHOWN_MS);
  });
  sample.append(button);
}
