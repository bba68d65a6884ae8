/** The forms of the API reference: they send the request that they describe, to this service, and show its answer. */
const SHOWN_HEADERS = ['x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];
const keyInput = document.getElementById('try-key');

const valuesOf = (form, place) =>
  [...form.elements].filter((field) => field.dataset?.in === place && field.value.trim() !== '');

function pathOf(form) {
  return valuesOf(form, 'path').reduce(
    (path, { name, value }) => path.replace(`{${name}}`, encodeURIComponent(value.trim())),
    form.dataset.path,
  );
}

function requestOf(form) {
  const headers = { authorization: `Bearer ${keyInput.value.trim()}` };
  for (const { name, value } of valuesOf(form, 'header')) headers[name] = value.trim();
  if (form.dataset.method === 'GET') return { headers };
  headers['content-type'] = 'application/json';
  const body = Object.fromEntries(valuesOf(form, 'body').map(({ name, value }) => [name, value]));
  return { method: form.dataset.method, headers, body: JSON.stringify(body) };
}

async function answerOf(form) {
  const response = await fetch(pathOf(form), { ...requestOf(form), credentials: 'omit', cache: 'no-store' });
  const headers = SHOWN_HEADERS.filter((name) => response.headers.has(name));
  const lines = headers.map((name) => `${name}: ${response.headers.get(name)}`);
  const body = await response.json();
  return { status: response.status, body, text: [...lines, '', JSON.stringify(body, null, 2)].join('\n') };
}

/** A document that was just created is the one whose status somebody wants to read next. */
function passOn(form, { status, body }) {
  if (status !== 202) return;
  const field = document.getElementById(form.dataset.next);
  if (field) field.value = body.data.id;
}

async function send(form) {
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  const caption = output.querySelector('figcaption');
  const code = output.querySelector('code');
  button.disabled = true;
  try {
    const answer = await answerOf(form);
    caption.textContent = `Answer: HTTP ${answer.status}`;
    code.textContent = answer.text;
    passOn(form, answer);
  } catch (error) {
    caption.textContent = 'No answer';
    code.textContent = String(error);
  }
  button.disabled = false;
  output.hidden = false;
}

keyInput.form.addEventListener('submit', (event) => event.preventDefault());
for (const form of document.querySelectorAll('.try')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (keyInput.reportValidity()) void send(form);
  });
}
for (const part of document.querySelectorAll('.needs-script')) part.hidden = false;
